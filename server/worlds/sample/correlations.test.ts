import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { WorldTables } from "../world-tables";
import { sampleTables } from "./tables";
import { CORRELATIONS } from "./testing/correlations";

const seeds = [1, 2, 3, 4, 5];
let worlds: WorldTables[];
beforeAll(() => {
  worlds = seeds.map(sampleTables);
});

test.each(CORRELATIONS)("$what", ({ measure, least, most }) => {
  expect(Math.sign(least)).toBe(Math.sign(most));
  for (const world of worlds) {
    const strength = measure(world);
    expect(strength).toBeGreaterThanOrEqual(least);
    expect(strength).toBeLessThanOrEqual(most);
  }
});

test("docs/SAMPLE_WORLD.md states each of them with its band, and no other", () => {
  const text = readFileSync(new URL("../../../docs/SAMPLE_WORLD.md", import.meta.url), "utf8");
  const documented = [...text.matchAll(/^\| ([^|]+?) +\| (-?\d\.\d\d to -?\d\.\d\d) +\|/gm)].map(([, what, band]) => [
    what,
    band,
  ]);
  expect(documented).toEqual(
    CORRELATIONS.map(({ what, least, most }) => [what, `${least.toFixed(2)} to ${most.toFixed(2)}`]),
  );
});
