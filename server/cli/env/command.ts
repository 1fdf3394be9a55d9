import { Command } from "commander";
import type { Does } from "../action";
import { countOption, listOption, portOption, seedOption, several } from "../options";

const PORT = 8_787;
const SESSIONS = 2_000;
const SILENT_MINUTES = 60;
const SETS = ["delegated", "elicitation", "joint", "ladder-1", "ladder-2", "ladder-3", "ladder-4"];

export function envCommand(does: Does): Command {
  const env = new Command("env").description(
    "the environment that trainers drive: sessions, tools, travelers, rewards",
  );
  const command = (name: string, description: string) =>
    env
      .command(name)
      .description(description)
      .option("--world <name>", "world of the generated tasks", "sample")
      .option("--tasks <sets>", `generated sets: ${SETS.join(", ")} (default: all)`, listOption, SETS)
      .option("--published <name=file>", "tasks of a benchmark, in its world; repeat for several", several, [])
      .option("--split <name>", "part of every set: train, validation, test or all", "train");
  command("serve", "serve sessions over OpenEnv, NeMo Gym, MCP and plain HTTP")
    .option("--host <host>", "address to listen on; others than this machine need a token", "127.0.0.1")
    .option("--port <number>", "port", portOption, PORT)
    .option("--token <text>", "token that clients must show (default: DRAGOMAN_ENV_TOKEN)")
    .option("--sessions <number>", "sessions at most", countOption, SESSIONS)
    .option("--silent-minutes <number>", "a session nobody used for so long is closed", countOption, SILENT_MINUTES)
    .option("--journal <file>", "file that keeps the sessions (default: one for each port, in the data folder)")
    .action(does(async () => (await import("./serve")).envServe));
  command("tasks", "write rows that trainers begin episodes from, JSON Lines")
    .option("--set <name>", "set of the tasks (default: the first)")
    .option("--from <seed>", "first seed", seedOption, 0)
    .requiredOption("--count <number>", "rows", countOption)
    .requiredOption("--out <file>", "file to write")
    .action(does(async () => (await import("./tasks")).envTasks));
  command(
    "demonstrate",
    "write what the exact teacher does, JSON Lines for supervised fine-tuning (sets ladder-1 to ladder-4)",
  )
    .requiredOption("--set <name>", "set of the tasks")
    .option("--from <seed>", "first seed", seedOption, 0)
    .requiredOption("--count <number>", "demonstrations", countOption)
    .requiredOption("--out <file>", "file to write")
    .action(does(async () => (await import("./demonstrate")).envDemonstrate));
  command("verify", "score stored rollouts again, JSON Lines as /verify takes them")
    .argument("<file>", "rollouts: rows with the `response` of an agent")
    .requiredOption("--out <file>", "file to write")
    .action(does(async () => (await import("./verify")).envVerify));
  return env;
}
