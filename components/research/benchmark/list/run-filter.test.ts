import { describe, expect, it } from "vitest";
import { EVERY_RUN } from "@/server/views";
import { runFilter, runsHref } from "./run-filter";

describe("which runs are asked for", () => {
  it("is in the address, and is read from it", () => {
    const filter = { agent: "react", model: null, status: "running", text: "first try" } as const;
    expect(runsHref(filter)).toBe("/research/runs?agent=react&status=running&text=first+try");
    const query = Object.fromEntries(new URL(runsHref(filter), "http://localhost").searchParams);
    expect(runFilter(query)).toEqual(filter);
    expect(runsHref(EVERY_RUN)).toBe("/research/runs");
  });

  it("is any where the address says nothing or nonsense", () => {
    expect(runFilter({ status: "lost", text: " ", agent: ["a", "b"] })).toEqual(EVERY_RUN);
  });
});
