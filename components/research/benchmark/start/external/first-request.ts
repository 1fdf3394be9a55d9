/** A command that takes the first task, to be pasted into a terminal. `origin`: of this server. */
export function firstRequest(origin: string, token: string): string {
  return [
    `curl -s -X POST ${origin}/api/external/next \\`,
    `  -H "Authorization: Bearer ${token}" \\`,
    `  -H "Content-Type: application/json" -d "{}"`,
  ].join("\n");
}

/** What a client of the Model Context Protocol is configured with. */
export function mcpConfiguration(origin: string, token: string): string {
  const headers = { Authorization: `Bearer ${token}` };
  return JSON.stringify({ mcpServers: { dragoman: { type: "http", url: `${origin}/api/mcp`, headers } } }, null, 2);
}
