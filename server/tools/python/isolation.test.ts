import { createServer } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { callTool } from "../call-tool";
import { toolsOn } from "../offered-tools";
import { toolContext } from "../testing";
import { Interpreter } from "./interpreter";
import { interpreterCommand, startEnclosed, whyPythonIsOff } from "./isolation";

const off = await whyPythonIsOff();
afterEach(() => vi.unstubAllEnvs());

/** Runs a program enclosed as the interpreter is, and gives what it prints. */
async function printed(program: string, ...given: string[]): Promise<string> {
  const [command, ...rest] = interpreterCommand(program);
  const child = startEnclosed([command, ...rest, ...given]);
  let text = "";
  for await (const piece of child.stdout) text += String(piece);
  return text;
}

describe.skipIf(off !== null)(`the enclosure${off === null ? "" : ` (skipped: ${off})`}`, () => {
  it("gives a program that is out of Python no file, network, process, thread, environment or code from strings", async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    vi.stubEnv("DRAGOMAN_TEST_SECRET", "marker");
    const outcome: unknown = JSON.parse(await printed("testing/hostile.mjs", String(port)));
    server.close();
    const refused = ["readFile", "readParentEnvironment", "listRoot", "writeFile", "shell", "thread", "evaluate"];
    expect(outcome).toEqual(
      Object.fromEntries([...refused, "environment", "signalParent", "network"].map((name) => [name, "refused"])),
    );
    expect(connections).toBe(0);
  });

  it("can be left to Node alone by the setting, where no namespace is made", async () => {
    vi.stubEnv("DRAGOMAN_PYTHON", "without-namespaces");
    expect(interpreterCommand()).not.toContain("unshare");
    const code = "import os\nprint(os.system('id') != 0, dict(os.environ), os.path.exists('/etc/passwd'))";
    const answer = await new Interpreter().run(code, new AbortController().signal);
    expect(answer).toEqual({ ok: true, value: { result: "True {} False\n", error: "" } });
  });
});

describe("the setting DRAGOMAN_PYTHON", () => {
  it.each([
    ["off", "DRAGOMAN_PYTHON is set to off"],
    ["perhaps", "DRAGOMAN_PYTHON must be"],
  ])("%s turns the tool off, which it says, and MCP does not offer it", async (setting, said) => {
    vi.stubEnv("DRAGOMAN_PYTHON", setting);
    const answer = await callTool("execute_python", ["1"], toolContext());
    expect(answer).toMatchObject({ ok: false, failure: null, output: { code: "unavailable" } });
    expect(answer.observation).toContain(said);
    expect((await toolsOn("mcp")).map(({ name }) => name)).not.toContain("execute_python");
  });
});
