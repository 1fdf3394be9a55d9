import { Command } from "commander";
import type { Does } from "../action";
import { countOption, listOption, portOption } from "../options";

const PORT = 8_787;
const SESSIONS = 2_000;
const SILENT_MINUTES = 60;

export function envCommand(does: Does): Command {
  const env = new Command("env").description(
    "the environment that trainers drive: sessions, tools, travelers, rewards",
  );
  env
    .command("serve")
    .description("serve sessions over OpenEnv, NeMo Gym, MCP and plain HTTP")
    .option("--world <name>", "world of the generated tasks", "sample")
    .option(
      "--tasks <sets>",
      "generated sets, separated by commas; the first is used where a client names none",
      listOption,
      ["delegated", "elicitation", "joint"],
    )
    .option("--travelplanner <file>", "play TravelPlanner's queries too (world travelplanner)")
    .option("--itinerarybench <file>", "play ItineraryBench's tasks too (world itinerarybench)")
    .option("--split <name>", "part of every set: train, validation, test or all", "train")
    .option("--host <host>", "address to listen on; others than this machine need a token", "127.0.0.1")
    .option("--port <number>", "port", portOption, PORT)
    .option("--token <text>", "token that clients must show (default: DRAGOMAN_ENV_TOKEN)")
    .option("--sessions <number>", "sessions at most", countOption, SESSIONS)
    .option("--silent-minutes <number>", "a session nobody used for so long is closed", countOption, SILENT_MINUTES)
    .option("--journal <file>", "file that keeps the sessions (default: one for each port, in the data folder)")
    .action(does(async () => (await import("./serve")).envServe));
  return env;
}
