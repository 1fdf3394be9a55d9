import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "@/server/trip";
import { type OpenInterval, openOn } from "../../hours";
import { compressHours } from "./compress-hours";

const interval = fc
  .tuple(fc.nat({ max: 1439 }), fc.nat({ max: 900 }))
  .map(([open, long]): OpenInterval => [open, open + long + 1]);
const days = fc.array(
  fc.oneof(fc.constant([]), fc.constant([[540, 1020] as const]), fc.array(interval, { maxLength: 3 })),
  {
    minLength: 1,
    maxLength: 60,
  },
);

test("a week and exceptions give each date what it had", () => {
  fc.assert(
    fc.property(days, fc.nat({ max: 400 }), (all, ahead) => {
      const from = addDays("2025-11-23", ahead);
      const hours = compressHours(from, all);
      expect(hours.week).toHaveLength(7);
      expect(all.map((_, index) => openOn(hours, addDays(from, index)))).toEqual(all);
    }),
  );
});

test("the most frequent day of a weekday is its rule", () => {
  const open: readonly OpenInterval[] = [[600, 1080]];
  const hours = compressHours(
    "2026-01-05",
    Array.from({ length: 21 }, (_, index) => (index === 7 ? [] : open)),
  );
  expect(hours).toEqual({ week: Array.from({ length: 7 }, () => open), except: { "2026-01-12": [] } });
});
