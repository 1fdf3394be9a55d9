import { runCommandLine } from "./command-line";
import { processTerminal } from "./terminal";

// A reader that has seen enough (`… | head`) closes the pipe: that is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 3);
});

process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal());
