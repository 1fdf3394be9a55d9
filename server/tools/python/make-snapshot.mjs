// Writes the memory of an interpreter that has just started to a file: node make-snapshot.mjs PYODIDE FILE
import { writeFileSync } from "node:fs";
import { START_OPTIONS } from "./start-options.mjs";

const [pyodide, file] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide({ ...START_OPTIONS, _makeSnapshot: true });
writeFileSync(file, python.makeMemorySnapshot());
process.exit(0);
