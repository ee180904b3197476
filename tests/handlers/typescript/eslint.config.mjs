import js from "@eslint/js";
import { globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

export default ts.config(
  globalIgnores(["**/*.js", "**/*.d.ts"]),
  js.configs.recommended,
  ...ts.configs.recommended,
);
