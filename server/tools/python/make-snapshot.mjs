// Writes the memory of an interpreter that has just started to a file: node make-snapshot.mjs PYODIDE FILE
import { writeFileSync } from "node:fs";

const [pyodide, file] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide);
// With the options of sandbox.mjs, so that nothing of this process is in it.
const python = await loadPyodide({ jsglobals: Object.create(null), env: {}, stdin: () => null, _makeSnapshot: true });
writeFileSync(file, python.makeMemorySnapshot());
process.exit(0);
