import { Command } from "commander";
import type { Does } from "../action";
import { dateOption } from "../options";

export function chatCommand(does: Does): Command {
  return new Command("chat")
    .description("chat about a trip: one message per line on standard input, replies on standard output")
    .requiredOption("--world <name>", "world to plan in")
    .option(
      "--today <date>",
      "the date that relative dates refer to (default: today, or the world's first date)",
      dateOption,
    )
    .option("--json", "print one JSON object for each reply")
    .action(does(async () => (await import("./action")).chatAction));
}
