import { createServer, type ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { addressOf } from "./address";
import { askJson } from "./ask-json";

type Reply = (response: ServerResponse) => void;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that answers in turn, all further requests by the last; gives its address and the headers that it got. */
async function serve(...replies: Reply[]) {
  const got: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const reply = replies[Math.min(got.length, replies.length - 1)];
    got.push(request.headers.authorization);
    reply?.(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}/a`, got };
}

const json = (value: unknown) => (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
const refuses =
  (status: number, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end();

function ask(url: string) {
  const headers = { authorization: "Bearer secret" };
  return askJson({ title: "Fake", url: addressOf(url, "/b", { q: "a b" }), headers, timeoutMs: 60_000 });
}

test("asks once more when a server broke, or wants a short pause", async () => {
  for (const refusal of [refuses(500), refuses(429, { "retry-after": "0.01" })]) {
    const { url, got } = await serve(refusal, json({ a: 1 }));
    expect(await ask(url)).toEqual({ ok: true, value: { a: 1 } });
    expect(got).toHaveLength(2);
  }
});

test.each([
  ["too many requests", refuses(429, { "retry-after": "30" })],
  ["too many requests", refuses(429)],
  ["key refused", refuses(403)],
  ["not there", refuses(404)],
  ["refused", refuses(400)],
  ["not JSON", (response: ServerResponse) => response.writeHead(200).end("{}")],
] as const)("asks only once where that would change nothing: %s", async (kind, reply) => {
  const { url, got } = await serve(reply);
  expect(await ask(url)).toMatchObject({ ok: false, failure: { kind } });
  expect(got).toHaveLength(1);
});

test("follows no redirect, so that a key goes to no other address", async () => {
  const other = await serve(json({}));
  const { url } = await serve(refuses(302, { location: other.url }));
  expect(await ask(url)).toMatchObject({ ok: false, failure: { kind: "refused" } });
  expect(other.got).toEqual([]);
});

test("keeps the path of an address", () => {
  expect(addressOf("http://127.0.0.1:1/liteapi/", "/v3.0/x", { n: 1 }).href).toBe(
    "http://127.0.0.1:1/liteapi/v3.0/x?n=1",
  );
});
