import { Command } from "commander";
import type { Does } from "../action";

export function understandCommand(does: Does): Command {
  return new Command("understand")
    .description("read texts: JSON Lines on standard input, what was said as JSON Lines on standard output")
    .option("--world <name>", "world whose places are meant (default: a general gazetteer)")
    .action(does(async () => (await import("./action")).understandLines));
}
