import { afterEach, describe, expect, test } from "vitest";
import type { ModelsConfig } from "../config/models-config";
import { modelOfRole } from "../config/roles";
import { callOnce, configFor } from "../testing/call-models";
import { type FaultServer, type Reply, refuses, says, startFaultServer } from "../testing/fault-server";
import { checkReach } from "./check-reach";
import { describeModels } from "./describe-models";

let server: FaultServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function serve(...replies: [Reply, ...Reply[]]): Promise<FaultServer> {
  server = await startFaultServer(...replies);
  return server;
}

const lists = (...ids: string[]): Reply => {
  const body = JSON.stringify({ object: "list", data: ids.map((id) => ({ id })) });
  return (response) => void response.writeHead(200, { "content-type": "application/json" }).end(body);
};

function check(config: ModelsConfig, environment = {}) {
  const model = modelOfRole(config, "agent");
  if (model === null) throw new Error("There is a default.");
  return checkReach(model, environment);
}

describe("whether a server answers", () => {
  test.each([
    ["that lists the model", lists("other", "tiny"), { reachable: true, listed: true }],
    ["that lists others", lists("other"), { reachable: true, listed: false }],
    ["that lists nothing", refuses(200, {}, "hello"), { reachable: true, listed: null }],
    ["that refuses the key", refuses(401), { reachable: false, message: expect.stringContaining("refuses the key") }],
    ["that is something else", refuses(404), { reachable: false, message: expect.stringContaining("404") }],
  ])("one %s", async (_name, reply, expected) => {
    const { baseUrl } = await serve(reply);
    expect(await check(configFor(baseUrl))).toMatchObject(expected);
  });

  test("one that is not there", async () => {
    const { baseUrl, close } = await startFaultServer(lists("tiny"));
    await close();
    expect(await check(configFor(baseUrl))).toMatchObject({ message: expect.stringContaining("cannot be reached") });
  });

  test("one that never answers", async () => {
    const { baseUrl } = await serve(() => {});
    expect(await check(configFor(baseUrl))).toMatchObject({ message: expect.stringContaining("within 3 seconds") });
  });

  test("without its key it is not asked", async () => {
    const { baseUrl, received } = await serve(lists("tiny"));
    const reach = await check(configFor(baseUrl, { keyVariable: "TINY_KEY" }));
    expect(reach).toMatchObject({ reachable: false, message: expect.stringContaining("TINY_KEY") });
    expect(received).toHaveLength(0);
  });
});

describe("what people see of a model", () => {
  test("never the key, and whether it is set", () => {
    const config = configFor("https://models.example:8443/secret-path/v1", { keyVariable: "TINY_KEY" });
    const [set] = describeModels(config, { TINY_KEY: "sk-secret" });
    expect(set).toMatchObject({
      name: "tiny",
      host: "models.example:8443",
      roles: ["default"],
      key: "set",
      price: null,
    });
    expect(JSON.stringify(set)).not.toContain("secret");
    expect(describeModels(config, {})[0]?.key).toBe("missing");
  });

  test("what went wrong last, until a call goes well", async () => {
    const { baseUrl } = await serve(refuses(404), says("To Orlando."));
    const config = configFor(baseUrl);
    await callOnce(config);
    expect(describeModels(config)[0]?.lastProblem?.message).toContain("404");
    await callOnce(config);
    expect(describeModels(config)[0]?.lastProblem).toBeNull();
  });
});
