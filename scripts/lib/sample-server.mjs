import { spawn } from "node:child_process";
import { freePort } from "./port.mjs";
import { ROOT } from "./project.mjs";

const LOOK_AGAIN_MS = 300;

/**
 * Serves the built pages in the sample world, with a data folder of their own that goes with the server. The process ends
 * when the server does on its own.
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>} once it answers
 */
export async function startSampleServer() {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["e2e/serve.mjs", "sample"], {
    cwd: ROOT,
    env: { ...process.env, PORT: port },
    stdio: "inherit",
  });
  server.on("exit", (code) => process.exit(code ?? 1));
  await untilHealthy(address);
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        server.removeAllListeners("exit");
        server.on("exit", () => resolve());
        server.kill("SIGTERM");
      }),
  };
}

/** @param {string} address */
async function untilHealthy(address) {
  for (;;) {
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
