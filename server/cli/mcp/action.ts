import { once } from "node:events";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createMcpServer } from "@/server/mcp";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

/** Serves until the client closes standard input. Standard output is the protocol's alone. */
export async function mcpAction(terminal: Terminal, { world: name }: { world: string }): Promise<ExitCode> {
  const world = requireValue(await ensureWorld(name, { onProgress: (text) => terminal.note(text) }));
  const server = createMcpServer(world);
  const ended = once(process.stdin, "close");
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
  return EXIT.done;
}
