import { Command } from "commander";
import type { Does } from "../action";

export function mcpCommand(does: Does): Command {
  return new Command("mcp")
    .description("offer a world's tools to a client of the Model Context Protocol, over standard input and output")
    .requiredOption("--world <name>", "world to search and plan in")
    .action(does(async () => (await import("./action")).mcpAction));
}
