import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleBenchmark } from "@/server/views/testing/benchmark-info";
import { exampleIdentity } from "@/server/views/testing/run-identity";
import { exampleListItem } from "../testing/example-run-view";
import { chooseTabled, MOST_TABLED, tablesHref, tablesQuery } from "./choose-tabled";

const BENCHMARKS = [exampleBenchmark(), exampleBenchmark({ name: "other", title: "Other" })];
const NOTHING = { benchmark: null, ids: [] };
const rated = { rates: { final: 0.5 } };
const without = (...parts: string[]) =>
  exampleIdentity({ settings: { ...exampleIdentity().settings, without: parts } });
const RUNS = [
  exampleListItem({ id: "ablated", identity: without("evaluator"), ...rated }),
  exampleListItem({ id: "submission", kind: "submission", identity: null, ...rated }),
  exampleListItem({ id: "newer", ...rated }),
  exampleListItem({ id: "older", ...rated }),
  exampleListItem({ id: "elsewhere", tasks: { name: "mine", count: 1, of: 1, sha256: "def" }, ...rated }),
  exampleListItem({ id: "waiting" }),
  exampleListItem({ id: "another", benchmark: "other", ...rated }),
];
const idsOf = (query: Parameters<typeof chooseTabled>[2]) =>
  chooseTabled(BENCHMARKS, RUNS, query)?.chosen.map(({ id }) => id);

describe("the runs in the tables", () => {
  it("are the newest of each method on the usual tasks, an agent before its ablations and submissions last", () => {
    expect(idsOf(NOTHING)).toEqual(["newer", "ablated", "submission"]);
  });

  it("are those that the address names, of their benchmark", () => {
    expect(idsOf({ benchmark: null, ids: ["elsewhere", "older", "another", "nowhere"] })).toEqual([
      "older",
      "elsewhere",
    ]);
    expect(idsOf({ benchmark: null, ids: ["another"] })).toEqual(["another"]);
    expect(idsOf({ benchmark: "other", ids: [] })).toEqual(["another"]);
    expect(idsOf({ benchmark: "nothing", ids: [] })).toEqual(["newer", "ablated", "submission"]);
  });

  it("can be chosen of all that have rates", () => {
    const choice = chooseTabled(BENCHMARKS, RUNS, NOTHING);
    expect(choice?.runs.map(({ id }) => id)).not.toContain("waiting");
    expect(choice?.benchmarks.map(({ benchmark, runs }) => [benchmark.name, runs])).toEqual([
      ["example", 5],
      ["other", 1],
    ]);
  });

  it("are none while none has rates", () => {
    expect(chooseTabled(BENCHMARKS, [exampleListItem()], NOTHING)).toBeNull();
  });
});

describe("the address of tables", () => {
  it("keeps the choice", () => {
    const text = fc.option(fc.string({ minLength: 1, maxLength: 12 }), { nil: null });
    const query = fc.record({
      benchmark: text,
      ids: fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: MOST_TABLED }),
      binary: text,
      fine: text,
    });
    fc.assert(
      fc.property(query, (asked) => {
        const { searchParams } = new URL(tablesHref(asked), "http://localhost");
        const read = Object.fromEntries(
          [...new Set(searchParams.keys())].map((key) => [key, searchParams.getAll(key)]),
        );
        const single = Object.fromEntries(
          Object.entries(read).map(([key, values]) => [key, values.length === 1 ? values[0] : values]),
        );
        expect(tablesQuery(single)).toEqual(asked);
      }),
    );
  });

  it("has a most of runs", () => {
    expect(tablesQuery({ run: Array<string>(1_000).fill("a") }).ids).toHaveLength(MOST_TABLED);
  });
});
