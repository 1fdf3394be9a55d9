import { describe, expect, test } from "vitest";
import { ADAPTERS, openProviders, providersForReplay, toolsOn } from "./registry";
import { accessOf, switchedOnBy } from "./settings";

const KEYED = { keyVariable: "A_KEY", urlVariable: "A_URL", usualUrl: "https://api.example.org/" };
const OWN = { keyVariable: null, urlVariable: "A_URL", usualUrl: null };

describe("how a provider is switched on", () => {
  test("by its key, at its usual address or another", () => {
    expect(accessOf(KEYED, {})).toEqual({ ok: true, value: null });
    expect(accessOf(KEYED, { A_KEY: "  " })).toEqual({ ok: true, value: null });
    expect(accessOf(KEYED, { A_KEY: " secret " })).toMatchObject({
      value: { baseUrl: "https://api.example.org", key: "secret", contact: "" },
    });
    expect(accessOf(KEYED, { A_KEY: "secret", A_URL: "http://127.0.0.1:9/a/" })).toMatchObject({
      value: { baseUrl: "http://127.0.0.1:9/a" },
    });
    expect(switchedOnBy(KEYED)).toBe("A_KEY");
  });

  test("by its address, where it has no usual one", () => {
    expect(accessOf(OWN, {})).toEqual({ ok: true, value: null });
    expect(accessOf(OWN, { A_URL: "http://127.0.0.1:8002", DRAGOMAN_CONTACT: "me@example.org\n" })).toMatchObject({
      value: { baseUrl: "http://127.0.0.1:8002", key: "", contact: "me@example.org" },
    });
    expect(switchedOnBy(OWN)).toBe("A_URL");
  });

  test.each(["example.org", "ftp://example.org", "http://a:secret@example.org", "http://example.org/?key=secret"])(
    "not by the address %s, which a problem does not repeat",
    (url) => {
      const access = accessOf(OWN, { A_URL: url });
      expect(access).toMatchObject({ ok: false, problem: { code: "bad_input" } });
      expect(JSON.stringify(access)).not.toContain("secret");
    },
  );

  test("not by a key that no header can have", () => {
    const access = accessOf(KEYED, { A_KEY: "secret\nX-Other: 1" });
    expect(access).toMatchObject({ ok: false, problem: { message: expect.stringContaining("A_KEY") } });
    expect(JSON.stringify(access)).not.toContain("secret");
  });

  test("all are off by themselves, and those of a replay are the ones that were on", () => {
    const off = openProviders({});
    expect(off.ok && toolsOn(off.value)).toEqual([]);
    const replay = providersForReplay(["stays", "weather"]);
    expect(replay.ok && toolsOn(replay.value)).toEqual(["stays", "weather"]);
  });

  test("each adapter is listed as it calls itself", () => {
    const all = providersForReplay(["stays", "flights", "transit", "routing", "places", "weather", "webSearch"]);
    if (!all.ok) throw new Error(all.problem.message);
    for (const tool of toolsOn(all.value)) {
      const { name, title, tool: kind } = ADAPTERS[tool];
      expect(all.value[tool]).toMatchObject({ name, title, tool: kind });
    }
  });
});
