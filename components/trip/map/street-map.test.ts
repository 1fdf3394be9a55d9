import { describe, expect, it } from "vitest";
import { streetMapHosts, streetMapStyle } from "./street-map";

describe("streetMapStyle", () => {
  it("is none unless it is set", () => {
    expect(streetMapStyle(undefined)).toBeNull();
    expect(streetMapStyle("")).toBeNull();
  });

  it("takes web addresses alone and says so", () => {
    expect(streetMapStyle("https://tiles.example.org/style.json?key=1")?.host).toBe("tiles.example.org");
    for (const setting of ["streets", "javascript:alert(1)", "file:///etc/passwd"]) {
      expect(() => streetMapStyle(setting)).toThrow(/give the http\(s\) address of a MapLibre style/);
    }
  });

  it("allows the style's host and those below it, with their port, and nothing else", () => {
    expect(streetMapHosts(new URL("https://tiles.example.org:8443/a/style.json"))).toEqual([
      "https://tiles.example.org:8443",
      "https://*.tiles.example.org:8443",
    ]);
  });
});
