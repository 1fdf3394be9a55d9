import { Command } from "commander";
import type { Does } from "../action";

export function understandCommand(does: Does): Command {
  return new Command("understand")
    .description("read texts: JSON Lines on standard input, what was said as JSON Lines on standard output")
    .option("--world <name>", "world that places belong to (default: a general gazetteer)")
    .option(
      "--model <name>",
      "model that reads: scripted, scripted:0.8, or a configured model (default: the built-in reader)",
    )
    .action(does(async () => (await import("./action")).understandLines));
}
