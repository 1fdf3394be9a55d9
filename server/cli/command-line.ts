import { Command, CommanderError } from "commander";
import { formatProblem, ProblemError } from "@/server/trip";
import type { Does } from "./action";
import { benchCommand } from "./benchmarks/bench-command";
import { scoreCommand } from "./benchmarks/score-command";
import { chatCommand } from "./chat/command";
import { episodesCommand } from "./episodes/command";
import { EXIT, type ExitCode, exitCodeOf } from "./exit-code";
import { exportCommand } from "./export/command";
import { problemOfFileSystem } from "./file-system-problem";
import { mcpCommand } from "./mcp/command";
import { planCommand } from "./plan/command";
import { runsCommand } from "./runs/command";
import { submissionsCommand } from "./submissions/command";
import { tasksCommand } from "./tasks/command";
import type { Terminal } from "./terminal";
import { trainCommand } from "./train/command";
import { understandCommand } from "./understand/command";
import { userCommand } from "./user/command";
import { worldCommand } from "./world/command";

/** Runs one command line (without node and script) and tells the exit code; never throws. */
export async function runCommandLine(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.done;
  const does: Does =
    (load) =>
    async (...args) => {
      const action = await load();
      exitCode = await action(terminal, ...args);
    };
  const help: string[] = [];
  const program = new Command("dragoman")
    .description("Plan trips that provably keep every requirement, and run the benchmarks that show it.")
    .exitOverride()
    .configureOutput({ writeOut: (text) => help.push(text), writeErr: (text) => terminal.note(text.trimEnd()) });
  for (const command of [
    worldCommand,
    planCommand,
    chatCommand,
    understandCommand,
    benchCommand,
    scoreCommand,
    exportCommand,
    tasksCommand,
    runsCommand,
    submissionsCommand,
    trainCommand,
    episodesCommand,
    mcpCommand,
    userCommand,
  ]) {
    program.addCommand(inheritSettings(command(does), program));
  }
  try {
    await program.parseAsync(argv, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (help.length > 0) await terminal.print(help.join("").trimEnd());
      return error.exitCode === 0 ? EXIT.done : EXIT.badInput;
    }
    return report(error, terminal);
  }
}

/** Added commands do not take over their parent's settings by themselves. */
function inheritSettings(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const child of command.commands) inheritSettings(child, command);
  return command;
}

function report(error: unknown, terminal: Terminal): ExitCode {
  const problem = error instanceof ProblemError ? error.problem : problemOfFileSystem(error);
  if (problem) {
    terminal.note(`error: ${formatProblem(problem)}`);
    return exitCodeOf(problem);
  }
  terminal.note(`error: Something inside Dragoman broke. ${error instanceof Error ? error.stack : String(error)}`);
  return EXIT.unavailable;
}
