import { afterEach, describe, expect, it, test, vi } from "vitest";
import { proxy } from "./proxy";

const answer = (path = "/") =>
  proxy({
    headers: new Headers({ "Content-Security-Policy": "script-src *" }),
    url: `https://travel.example.org${path}`,
  });
const policy = () => answer().headers.get("Content-Security-Policy") ?? "";

afterEach(() => vi.unstubAllEnvs());

describe("the pages' content security policy", () => {
  it("lets only those scripts run that carry the nonce of this very answer", () => {
    const { headers } = answer();
    const sent = headers.get("Content-Security-Policy") ?? "";
    expect(sent).toMatch(/script-src 'self' 'nonce-/);
    expect(sent.match(/script-src[^;]*/)?.[0]).not.toContain("unsafe-inline");
    // Next reads it from the request.
    expect(headers.get("x-middleware-request-content-security-policy")).toBe(sent);
    expect(policy()).not.toBe(policy());
  });

  it("keeps browsers to TLS where the server is known by such an address", () => {
    vi.stubEnv("DRAGOMAN_URL", "http://localhost:3000");
    expect(answer().headers.has("Strict-Transport-Security")).toBe(false);
    vi.stubEnv("DRAGOMAN_URL", "https://travel.example.org");
    expect(answer().headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
  });

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
    expect(policy()).toMatch(/script-src 'self' 'nonce-[\w+/=]{40,}';/);
  });
});

test("an address that holds half a character leads to the page that says so", () => {
  expect(answer("/shared/%E0%A4%A").headers.get("x-middleware-rewrite")).toBe(
    "https://travel.example.org/nothing-here",
  );
  expect(answer("/shared/%E0%A4%85").headers.has("x-middleware-rewrite")).toBe(false);
});
