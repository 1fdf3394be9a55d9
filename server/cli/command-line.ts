import { Command, CommanderError } from "commander";
import { formatProblem, ProblemError } from "@/server/trip";
import type { Does } from "./action";
import { annotationCommand } from "./annotation/command";
import { backupCommand, restoreCommand } from "./backup/commands";
import { chatCommand } from "./chat/command";
import { envCommand } from "./env/command";
import { episodesCommand } from "./episodes/command";
import { EXIT, type ExitCode, exitCodeOf } from "./exit-code";
import { exportCommand } from "./export/command";
import { problemOfFileSystem } from "./file-system-problem";
import { mcpCommand } from "./mcp/command";
import { modelsCommand } from "./models/command";
import { planCommand } from "./plan/command";
import { providersCommand } from "./providers/command";
import { rolloutCommand } from "./rollout/command";
import { runsCommand } from "./runs/command";
import type { Terminal } from "./terminal";
import { trainCommand } from "./train/command";
import { understandCommand } from "./understand/command";
import { userCommand } from "./user/command";
import { verifyCommand } from "./verify/command";
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
    .enablePositionalOptions()
    .description("Plan trips that provably meet every requirement, and run the benchmarks that show it.")
    .exitOverride()
    .configureOutput({ writeOut: (text) => help.push(text), writeErr: (text) => terminal.note(text.trimEnd()) });
  for (const command of [
    worldCommand,
    planCommand,
    chatCommand,
    understandCommand,
    ...(await benchmarkCommands(argv[0])),
    exportCommand,
    runsCommand,
    trainCommand,
    annotationCommand,
    episodesCommand,
    verifyCommand,
    envCommand,
    rolloutCommand,
    mcpCommand,
    modelsCommand,
    providersCommand,
    userCommand,
    backupCommand,
    restoreCommand,
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

/** Commands with a part for each benchmark: what these declare is loaded only where one of them is meant. */
const OF_BENCHMARKS = {
  bench: [
    "run an agent on a published benchmark",
    async () => (await import("./benchmarks/bench-command")).benchCommand,
  ],
  score: [
    "score plans by the rules of a published benchmark",
    async () => (await import("./benchmarks/score-command")).scoreCommand,
  ],
  tasks: ["task sets for runs, in the server's database", async () => (await import("./tasks/command")).tasksCommand],
  submissions: [
    "plans of other systems, next to the runs",
    async () => (await import("./submissions/command")).submissionsCommand,
  ],
} as const;

function benchmarkCommands(meant: string | undefined): Promise<((does: Does) => Command)[]> {
  return Promise.all(
    Object.entries(OF_BENCHMARKS).map(async ([name, [description, load]]) =>
      name === meant ? load() : () => new Command(name).description(description),
    ),
  );
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
  terminal.note(`error: Something in Dragoman broke. ${error instanceof Error ? error.stack : String(error)}`);
  return EXIT.unavailable;
}
