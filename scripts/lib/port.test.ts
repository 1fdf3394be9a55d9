import { createServer } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { freePort, host, requirePort } from "./port.mjs";

afterEach(() => vi.unstubAllEnvs());

describe("the server's address", () => {
  it("is within reach of this machine alone, unless another one is named", () => {
    vi.stubEnv("DRAGOMAN_HOST", undefined);
    expect(host()).toBe("127.0.0.1");
    vi.stubEnv("DRAGOMAN_HOST", "0.0.0.0");
    expect(host()).toBe("0.0.0.0");
  });

  it("is waited for while a server that was killed just now still has it", async () => {
    const port = await freePort();
    const ending = createServer();
    await new Promise<void>((resolve) => ending.listen(port, "127.0.0.1", resolve));
    vi.stubEnv("DRAGOMAN_HOST", undefined);
    vi.stubEnv("PORT", String(port));
    let waits = 0;
    const found = await requirePort(async () => {
      waits += 1;
      await new Promise((resolve) => ending.close(resolve));
    });
    expect([found, waits]).toEqual([port, 1]);
  });
});
