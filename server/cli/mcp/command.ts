import { Command } from "commander";
import type { Does } from "../action";

export function mcpCommand(does: Does): Command {
  return new Command("mcp")
    .description("serve a world's tools to an MCP client over standard input and output")
    .requiredOption("--world <name>", "world to search and plan in")
    .action(does(async () => (await import("./action")).mcpAction));
}
