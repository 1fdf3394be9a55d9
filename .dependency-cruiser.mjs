import { importRules } from "./scripts/import-rules.mjs";

/** The table of rooms (docs/ARCHITECTURE.md) as rules; there is no list of known violations. */
export default {
  forbidden: importRules(),
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    // Imports of types count as imports, and are told apart from imports of values.
    tsPreCompilationDeps: "specify",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|\\.cache|node_modules)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
