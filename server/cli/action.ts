import type { ExitCode } from "./exit-code";
import type { Terminal } from "./terminal";

/** What a command does. It throws ProblemError for anything that the user must put right. */
export type Action<Arguments extends unknown[]> = (terminal: Terminal, ...args: Arguments) => Promise<ExitCode>;

/**
 * Ties an action to a command: its exit code becomes the program's. The action is loaded when it is called, so that
 * each command loads only the modules it needs.
 */
export type Does = <Arguments extends unknown[]>(
  load: () => Promise<Action<Arguments>>,
) => (...args: Arguments) => Promise<void>;
