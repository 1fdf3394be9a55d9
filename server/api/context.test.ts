import { afterEach, describe, expect, it, vi } from "vitest";
import { callerOf } from "./context";

const caller = (chain: string) => callerOf(new Headers({ "x-forwarded-for": chain }));

afterEach(() => vi.unstubAllEnvs());

describe("who calls", () => {
  it("is not believed where no proxy is named", () => {
    vi.stubEnv("TRUSTED_PROXIES", undefined);
    expect(caller("203.0.113.1")).toBe(caller("203.0.113.2"));
  });

  it("is the last address that is none of the named proxies, whatever the caller claims before it", () => {
    vi.stubEnv("TRUSTED_PROXIES", "10.0.0.1, 10.0.0.2");
    expect(caller("1.2.3.4, 203.0.113.1")).toBe("203.0.113.1");
    expect(caller("1.2.3.4, 203.0.113.1, 10.0.0.2,10.0.0.1")).toBe("203.0.113.1");
    expect(caller("10.0.0.1")).toBe("127.0.0.1");
    expect(callerOf(new Headers())).toBe("127.0.0.1");
  });
});
