/** How Pyodide starts, in the sandbox and where its memory is kept for it: the two must not differ, and nothing of a process is in either. */
export const START_OPTIONS = { jsglobals: Object.create(null), env: {}, stdin: () => null };
