import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A server that was killed just now needs a moment to be gone. */
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 100;

/** The address that the server listens on: this machine's own alone, unless DRAGOMAN_HOST names another. */
export const host = () => process.env.DRAGOMAN_HOST || "127.0.0.1";

/**
 * The port that PORT names, 3000 by default. Ends the process with a sentence when it is none or stays taken for a second.
 * @param {() => Promise<unknown>} [wait] between two looks
 * @returns {Promise<number>}
 */
export async function requirePort(wait = () => pause(BETWEEN_LOOKS_MS)) {
  const wanted = process.env.PORT ?? "3000";
  const port = /^\d+$/.test(wanted) ? Number(wanted) : Number.NaN;
  if (!(port >= 1 && port <= 65_535)) {
    console.error(`PORT is "${wanted}". Give it a number from 1 to 65535, for example PORT=3001.`);
    process.exit(1);
  }
  for (let look = 0; look < LOOKS; look += 1) {
    if (await isFree(port)) return port;
    await wait();
  }
  console.error(
    `Port ${port} is taken by another program. Stop that one, or choose another port, for example PORT=${port === 65_535 ? 3000 : port + 1}.`,
  );
  process.exit(1);
}

/** A port that nothing listens on just now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => {
      if ("code" in error && error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen(port, host(), () => server.close(() => resolve(true)));
  });
}
