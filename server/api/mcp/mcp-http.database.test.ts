import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { users } from "@/db";
import { currentUser, type Role } from "@/server/accounts";
import { Browser } from "@/server/accounts/testing/browser";
import { handleAuthenticationRequest } from "../account/authentication-http";
import { getServices } from "../services";
import { startOwnServices } from "../testing/own-services";
import { handleMcpRequest } from "./mcp-http";

let services: Awaited<ReturnType<typeof startOwnServices>>;
beforeAll(async () => {
  services = await startOwnServices();
});
afterAll(() => services.stop());

const initialize = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
};

function post(headers: Headers, body: object = initialize): Promise<Response> {
  headers.set("content-type", "application/json");
  headers.set("accept", "application/json, text/event-stream");
  return handleMcpRequest(
    new Request("http://localhost:3000/api/mcp", { method: "POST", headers, body: JSON.stringify(body) }),
  );
}

async function sessionOf(role: Role | "anonymous"): Promise<Headers> {
  const browser = new Browser({ handle: handleAuthenticationRequest, currentUser });
  if (role === "anonymous") {
    await browser.post("/sign-in/anonymous");
    return browser.headers;
  }
  const email = `${randomUUID()}@example.org`;
  await browser.post("/sign-up/email", { email, password: "correct horse battery", name: role });
  await (await getServices()).opened.database.update(users).set({ role }).where(eq(users.email, email));
  return browser.headers;
}

describe("who may use the tools over HTTP", () => {
  it.each(["researcher", "admin"] as const)("a %s, by the session", async (role) => {
    const answer = await post(await sessionOf(role));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("mcp-session-id")).not.toBeNull();
    expect(await answer.json()).toMatchObject({ result: { serverInfo: { name: "dragoman" } } });
  });

  it.each(["anonymous", "traveler", "annotator"] as const)("no %s", async (role) => {
    expect((await post(await sessionOf(role))).status).toBe(403);
  });

  it("nobody without a session", async () => {
    const answer = await post(new Headers());
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  });

  it("anyone who shows the token, once there is one", async () => {
    const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });
    expect((await post(bearer(""))).status).toBe(401);
    expect((await post(bearer("undefined"))).status).toBe(401);
    vi.stubEnv("DRAGOMAN_MCP_TOKEN", "a secret of the test");
    expect((await post(bearer("another secret"))).status).toBe(401);
    expect((await post(bearer("a secret of the test"))).status).toBe(200);
  });

  it("no page of another site, whatever its cookies", async () => {
    const headers = await sessionOf("admin");
    headers.set("sec-fetch-site", "cross-site");
    expect((await post(headers)).status).toBe(403);
    const get = new Request("http://localhost:3000/api/mcp", { headers });
    expect((await handleMcpRequest(get)).status).toBe(403);
  });

  it("a researcher only in the own sessions", async () => {
    const headers = await sessionOf("researcher");
    const session = (await post(headers)).headers.get("mcp-session-id") ?? "";
    const list = { jsonrpc: "2.0", id: 2, method: "tools/list" };
    headers.set("mcp-session-id", session);
    expect((await post(headers, list)).status).toBe(200);
    const other = await sessionOf("admin");
    other.set("mcp-session-id", session);
    expect((await post(other, list)).status).toBe(404);
  });
});
