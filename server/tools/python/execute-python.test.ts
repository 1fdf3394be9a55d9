import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Result } from "@/server/trip";
import { Interpreter, type PythonAnswer } from "./interpreter";
import { prepareInterpreters, whyPythonIsOff } from "./isolation";
import { OUTPUT_CHARACTERS } from "./limits";
import { runPython } from "./run-python";

const off = await whyPythonIsOff();
await prepareInterpreters();
const { signal } = new AbortController();

/** What the tool answers, within its three seconds. */
const answerTo = async (code: string) => required(await runPython(code, signal));

/** The same without the limit, which a busy machine may exceed, and without an interpreter that starts ahead of the next call. */
const run = async (code: string) => required(await new Interpreter().run(code, signal, 60_000));

function required(answer: Result<PythonAnswer>): PythonAnswer {
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value;
}

/** Runs each piece of code in one interpreter, and gives what it raised or "done" and its last value. */
async function tried(pieces: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const { result, error } = await run(
    [
      "import json",
      `pieces = json.loads(${JSON.stringify(JSON.stringify(pieces))})`,
      "outcome = {}",
      "for name, code in pieces.items():",
      "    scope = {}",
      "    try:",
      "        exec(code, scope)",
      "        outcome[name] = 'done: ' + str(scope.get('value'))[:100]",
      "    except BaseException as error:",
      "        outcome[name] = 'refused'",
      "print(json.dumps(outcome))",
    ].join("\n"),
  );
  expect(error).toBe("");
  return z.record(z.string(), z.string()).parse(JSON.parse(result.trim().split("\n").at(-1) ?? ""));
}

describe.skipIf(off !== null)(`Python${off === null ? "" : ` (skipped: ${off})`}`, () => {
  it("gives what the code prints, and the value of a last expression", async () => {
    const code = "import math\nprint('a')\nx = [1, 2]\n[math.comb(5, 2), *x]";
    expect(await run(code)).toEqual({ result: "a\n[10, 1, 2]\n", error: "" });
  });

  it("says what went wrong and in which line of the code, after what was printed", async () => {
    const { result, error } = await run("def f(x):\n    return 1 / x\nprint('before')\nf(0)");
    expect(result).toBe("before\n");
    expect(error).toMatch(/line 4[\s\S]*line 2, in f[\s\S]*ZeroDivisionError: division by zero$/);
    expect(error).not.toMatch(/harness|pyodide|<exec>/);
  });

  it("starts afresh with each call", async () => {
    await answerTo("import builtins\nbuiltins.kept = 1\nopen('/tmp/kept', 'w').write('x')");
    expect(await answerTo("import builtins, os\nprint(hasattr(builtins, 'kept'), os.listdir('/tmp'))")).toEqual({
      result: "False []\n",
      error: "",
    });
  });

  it("stops an endless loop and endless printing", async () => {
    const endless = ["while True: pass", "while True: print('x' * 1000)"];
    for (const { error } of await Promise.all(endless.map(answerTo)))
      expect(error).toContain("stopped after 3 seconds");
  });

  it("answers parallel calls each with its own", async () => {
    const answers = await Promise.all([1, 2].map((n) => answerTo(`${n} * 10`)));
    expect(answers.map(({ result }) => result)).toEqual(["10\n", "20\n"]);
  });

  it("has 256 MB, beyond which Python says so", async () => {
    const outcome = await tried({
      within: "value = len(bytearray(150 * 2**20))",
      beyond: "value = len(bytearray(300 * 2**20))",
      text: "value = len('x' * 10**9)",
      growing: "x = []\nwhile True: x.append(bytearray(2**24))",
    });
    expect(outcome).toEqual({ within: "done: 157286400", beyond: "refused", text: "refused", growing: "refused" });
  });

  it("cuts a huge output and a huge error", async () => {
    const { result, error } = await run("print('x' * 10**7)\nraise ValueError('z' * 10**7)");
    expect(result.length).toBeLessThan(OUTPUT_CHARACTERS + 100);
    expect(result).toContain(`only the first ${OUTPUT_CHARACTERS} characters`);
    expect(error.length).toBeLessThanOrEqual(OUTPUT_CHARACTERS);
  });

  it("survives what breaks an interpreter", async () => {
    const broken = ["import ctypes\nctypes.string_at(0, 2**31)", "def f(): f()\nf()", "import os\nos._exit(3)"];
    const answers = await Promise.all(broken.map(run));
    for (const { error } of answers) expect(error).not.toBe("");
  });

  it("reaches no file, process, thread, environment or network of this machine", async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    vi.stubEnv("DRAGOMAN_TEST_SECRET", "marker");
    const outcome = await tried({
      readFile: "value = open('/etc/passwd').read()",
      readProject: `value = open(${JSON.stringify(`${process.cwd()}/package.json`)}).read()`,
      fork: "import os\nvalue = os.fork()",
      spawn: "import subprocess\nvalue = subprocess.run(['id'])",
      posixSpawn: "import os\nvalue = os.posix_spawn('/bin/id', ['id'], {})",
      thread: "import threading\nthreading.Thread(target=print).start()",
      // Emscripten may take the signal for one to itself; it goes to nobody here.
      signalParent: "import os, signal\nos.kill(os.getppid(), signal.SIGTERM)\nassert False",
      socket: `import socket\nvalue = socket.create_connection(('127.0.0.1', ${port}), timeout=1).send(b'x')`,
      http: `import urllib.request\nvalue = urllib.request.urlopen('http://127.0.0.1:${port}')`,
      system: "import os\nassert os.system('id') == 0",
      systemByC: "import ctypes\nassert ctypes.CDLL(None).system(b'id') == 0",
      environment: "import os\nassert dict(os.environ) != {}",
      secret:
        "import ctypes\nget = ctypes.CDLL(None).getenv\nget.restype = ctypes.c_char_p\nassert get(b'DRAGOMAN_TEST_SECRET')",
      folders: "import os\nassert set(os.listdir('/')) - {'tmp', 'home', 'dev', 'proc', 'lib'}",
    });
    vi.unstubAllEnvs();
    server.close();
    expect(Object.entries(outcome).filter(([, what]) => what !== "refused")).toEqual([]);
    expect(connections).toBe(0);
  });

  it("does not come out by JavaScript: modules, constructors, prototypes, mounted folders", async () => {
    const proxies = `
import sys
from pyodide.ffi import JsProxy, to_js
found = [to_js({'a': 1}), to_js([1]), to_js(print)]
for module in list(sys.modules.values()):
    found += [value for value in vars(module).values() if isinstance(value, JsProxy)]
`;
    const outcome = await tried({
      js: "import js\nvalue = js.process",
      pyodideJs: "import pyodide_js\nvalue = pyodide_js.FS",
      pyodideApi: "from pyodide_js._api import *",
      runJs: "from pyodide.code import run_js\nvalue = run_js('process.pid')",
      nodeModule: "import fs\nvalue = fs.readFileSync('/etc/passwd')",
      fetch:
        "import asyncio, pyodide.http\nasyncio.get_event_loop().run_until_complete(pyodide.http.pyfetch('http://127.0.0.1'))\nvalue = pyodide.http.open_url('http://127.0.0.1')",
      package: "import pyodide_js\npyodide_js.loadPackage('micropip')",
      constructor: `${proxies}
results = []
for proxy in found:
    try: results.append(proxy.constructor.constructor('return process')())
    except Exception: pass
assert results`,
      asyncConstructor: `${proxies}
results = []
for proxy in found:
    try: results.append(proxy.constructor.getPrototypeOf.constructor('return this')())
    except Exception: pass
assert results`,
      mount: `${proxies}
results = []
for proxy in found:
    for name in ('mountNodeFS', 'mount', 'FS', 'require', 'process', '_module', 'globalThis'):
        if hasattr(proxy, name): results.append(getattr(proxy, name))
assert results`,
    });
    expect(Object.entries(outcome).filter(([, what]) => what !== "refused")).toEqual([]);
  });

  it("cannot forge more than its own answer by tricks with prototypes", async () => {
    const trick = `
from pyodide.ffi import to_js, create_proxy
Object = to_js({'a': 1}, dict_converter=None).constructor
try:
    prototype = Object.getPrototypeOf(to_js([1]).constructor.prototype)
    prototype.toJSON = create_proxy(lambda *_: 'forged')
    prototype.kind = 'forged'
except BaseException as error:
    print(type(error).__name__)
print('x')`;
    const answer = await runPython(trick, signal);
    expect(answer.ok).toBe(true);
    expect(Object.hasOwn(Object.prototype, "kind")).toBe(false);
    expect(await run("3")).toEqual({ result: "3\n", error: "" });
  });

  it("ends with an abort", async () => {
    const abort = new AbortController();
    const running = runPython("while True: pass", abort.signal);
    setTimeout(() => abort.abort(), 100);
    expect(await running).toMatchObject({ ok: false, problem: { code: "cancelled" } });
    expect(await runPython("1", abort.signal)).toMatchObject({ ok: false, problem: { code: "cancelled" } });
  });

  it("answers when its process is killed in the middle", async () => {
    const interpreter = new Interpreter();
    const answer = interpreter.run("while True: pass", signal);
    expect(await interpreter.started).toBe(true);
    process.kill(interpreter.pid ?? 0, "SIGKILL");
    expect(await answer).toMatchObject({ ok: true, value: { result: "", error: expect.stringContaining("ended") } });
  });
});

describe("an interpreter's process", () => {
  const notStarted = { ok: false, problem: { code: "unavailable" } };

  it("is given up when it hangs at its start", async () => {
    const interpreter = new Interpreter(undefined, ["sleep", "60"], 50);
    expect(await interpreter.run("1", signal)).toMatchObject(notStarted);
  });

  it.each([
    ["is not there", ["/no/such/program"]],
    ["ends at once", ["true"]],
    ["writes no JSON", ["echo", "hello"]],
    ["answers before it is asked", ["echo", '{"kind":"answer","result":"forged","error":""}']],
    ["floods", ["yes", "{"]],
    ["writes one endless line", ["sh", "-c", "cat /dev/zero"]],
  ] as const)("that %s is no interpreter", async (_, command) => {
    expect(await new Interpreter(undefined, [...command]).run("1", signal)).toMatchObject(notStarted);
  });

  it("is not read any more once it is given up, no matter who else still writes where it wrote", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "dragoman-python-")), "pid");
    // Its child outlives it, and would keep this process reading for as long as the pipe is open. It names itself before it writes.
    const command = ["sh", "-c", `sh -c 'echo $$ > ${file}; exec cat /dev/zero' & wait`] as const;
    expect(await new Interpreter(undefined, [...command]).run("1", signal)).toMatchObject(notStarted);
    const writer = Number(readFileSync(file, "utf8"));
    await vi.waitFor(() => expect(() => process.kill(writer, 0)).toThrow("ESRCH"), { timeout: 10_000 });
    rmSync(dirname(file), { recursive: true });
  });

  it("cannot answer with more than an answer", async () => {
    const forged = [
      'echo \'{"kind":"ready"}\'',
      "read line",
      `echo '{"kind":"answer","result":7,"error":""}'`,
      "sleep 60",
    ];
    const answer = await new Interpreter(undefined, ["sh", "-c", forged.join("; ")]).run("1", signal);
    expect(answer).toMatchObject({ ok: true, value: { result: "", error: expect.stringContaining("ended") } });
  });
});
