/** Of the code, from when it is handed to an interpreter that is ready. */
export const CODE_MS = 3_000;
/** An interpreter starts in seconds, also where every core is busy; one that takes this long hangs. */
export const START_MS = 60_000;
/** An interpreter that waits for code so long without any is ended. */
export const IDLE_MS = 5 * 60_000;

export const CODE_CHARACTERS = 20_000;
/** Of what is printed, and of an error. */
export const OUTPUT_CHARACTERS = 20_000;

/** Of Python's memory: beyond it, Python raises MemoryError. */
export const PYTHON_BYTES = 256 * 2 ** 20;
/** Of all that the process allocates, interpreter included: beyond it, the kernel gives nothing and the process dies. */
export const PROCESS_BYTES = 640 * 2 ** 20;
/** Processor time of the process: ends one whose parent was killed in the middle of a loop. */
export const PROCESSOR_SECONDS = 20;
