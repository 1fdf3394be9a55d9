import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AgentAccess } from "./agent-access";
import { firstRequest, mcpConfiguration } from "./first-request";

const [ORIGIN, TOKEN] = ["https://travel.example", "run_abc"];

describe("what one's own agent is given", () => {
  it("shows token and address, a first request and the run", () => {
    const html = renderToStaticMarkup(<AgentAccess access={{ id: "r1", token: TOKEN }} origin={ORIGIN} />);
    const codes = [...html.matchAll(/<code>(.*?)<\/code>/gs)].map(([, code]) => code?.replaceAll("&quot;", '"'));
    expect(codes).toEqual([
      ...[TOKEN, `${ORIGIN}/api/external`],
      ...[firstRequest(ORIGIN, TOKEN), mcpConfiguration(ORIGIN, TOKEN)],
    ]);
    expect(html).toContain('href="/research/runs/r1"');
  });

  it("is a command that a shell reads as one", () => {
    const lines = firstRequest(ORIGIN, TOKEN).split("\n");
    expect(lines.slice(0, -1).every((line) => line.endsWith(" \\"))).toBe(true);
    expect(lines[0]).toBe(`curl -s -X POST ${ORIGIN}/api/external/next \\`);
    expect(lines[1]).toContain(`"Authorization: Bearer ${TOKEN}"`);
  });
});
