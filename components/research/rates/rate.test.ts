import { describe, expect, it } from "vitest";
import { exampleBenchmark } from "@/server/views/testing/benchmark-info";
import { exampleListItem } from "../testing/example-run-view";
import { columnRate, runRateCell } from "./column-rates";
import { basisText, pointsIntervalText, pointsText, type Rate, rateOf, rateText } from "./rate";

const shares = (tasks: number) => ({ unit: "share", tasks }) as const;

describe("a rate in words", () => {
  it("says how many of how many, and how sure that is", () => {
    expect(rateText(rateOf(16, 45))).toBe("16 of 45 · 36 % (95 % CI 23–50 %)");
    expect(basisText(rateOf(16, 45))).toBe("16 of 45 · 23–50 %");
    expect(rateText(rateOf(4, 10))).toBe("4 of 10 · 40 % (95 % CI 17–69 %)");
    expect(rateText(rateOf(1, 1))).toBe("1 of 1 · 100 % (95 % CI 21–100 %)");
  });

  it("has tenths of a percent from a hundred tasks on, and none of nothing", () => {
    expect(rateText(rateOf(146, 180))).toBe("146 of 180 · 81.1 % (95 % CI 74.8–86.2 %)");
    const share: Rate = { unit: "share", value: 0.5, counts: null, tasks: 0, interval: null };
    expect(rateText(share)).toBe("50 %");
  });

  it("counts a task once however often it was tried", () => {
    const [once, often] = [rateOf(20, 40, 40), rateOf(20, 40, 10)];
    expect(often.interval?.low).toBeLessThan(once.interval?.low ?? 0);
    expect(often.interval).toEqual(rateOf(5, 10).interval);
  });

  it("gives points as they are, a second decimal from a hundred tasks on", () => {
    const points: Rate = { unit: "points", value: 94.798, counts: null, tasks: 242, interval: { low: 94, high: 95.5 } };
    expect(rateText(points)).toBe("94.80 (95 % CI 94.00–95.50)");
    expect(basisText({ ...points, tasks: 9 })).toBe("94.0–95.5");
    expect(pointsText(-1.25, points)).toBe("−1.25 points");
  });

  it("tells a difference in points, with its sign", () => {
    expect(pointsText(-0.1666, shares(6))).toBe("−17 points");
    expect(pointsText(0.0444, shares(180))).toBe("+4.4 points");
    expect(pointsText(-0.001, shares(10))).toBe("0 points");
    expect(pointsIntervalText({ low: -0.07, high: 0.28 }, shares(45))).toBe("−7 to +28");
  });
});

describe("the rate of a run", () => {
  const { rates: columns } = exampleBenchmark();
  const [delivery, , , final] = columns;
  const bases = { final: { counts: { passed: 4, of: 10 }, tasks: 3, interval: null } };

  it("is what its benchmark’s column says, with what it rests on", () => {
    const run = exampleListItem({ rates: { final: 0.4 }, bases });
    expect(final && columnRate(final, run)).toEqual({ unit: "share", value: 0.4, ...bases.final });
    expect(final && runRateCell(final, run)).toMatchObject({
      value: 0.4,
      href: "/research/runs/run-1/trials?meets=final",
    });
  });

  it("is none while nothing has ended, or nothing counts for it", () => {
    expect(final && columnRate(final, exampleListItem())).toBeNull();
    expect(delivery && columnRate(delivery, exampleListItem({ rates: { delivery: null }, bases: {} }))).toBeNull();
  });
});
