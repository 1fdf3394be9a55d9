import { afterEach, describe, expect, it, vi } from "vitest";
import { proxy } from "./proxy";

const policy = () => proxy().headers.get("Content-Security-Policy") ?? "";

afterEach(() => vi.unstubAllEnvs());

describe("the pages' content security policy", () => {
  it("lets nothing be loaded from elsewhere", () => {
    vi.stubEnv("DRAGOMAN_MAP_STYLE", undefined);
    expect(policy()).toContain("default-src 'self'");
    expect(policy()).not.toMatch(/https?:/);
  });

  it("lets the map load from the street map's host alone, as set when the request comes", () => {
    vi.stubEnv("DRAGOMAN_MAP_STYLE", "https://tiles.example.org/style.json");
    const hosts = ["https://tiles.example.org", "https://*.tiles.example.org"];
    const withHosts = policy()
      .split("; ")
      .filter((directive) => hosts.every((host) => directive.split(" ").includes(host)))
      .map((directive) => directive.split(" ")[0]);
    expect(withHosts).toEqual(["img-src", "connect-src"]);
    expect(policy()).toMatch(/script-src 'self' 'unsafe-inline';/);
  });
});
