import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Persona } from "@/server/personas";
import { type EntryKey, PREFERENCE_ENTRIES } from "@/server/trip";
import { accuracyOf, isSameValue, type Notes } from "./accuracy";
import { TRAVELERS } from "./testing/held-dialogs";

const KEYS: readonly EntryKey[] = PREFERENCE_ENTRIES.map(({ key }) => key);
const persona = fc.constantFrom(...TRAVELERS);
const known = fc.subarray([...KEYS]);

function rightNotes({ entries }: Persona, keys: readonly EntryKey[]): Notes {
  return Object.fromEntries(keys.map((key) => [key, entries[key]]));
}

describe("accuracy", () => {
  it("is 0 without notes and 1 with all of them, on every scale", () => {
    fc.assert(
      fc.property(persona, (traveler) => {
        expect(accuracyOf({}, traveler)).toEqual({ overall: 0, critical: 0, weighted: 0 });
        expect(accuracyOf(rightNotes(traveler, KEYS), traveler)).toEqual({ overall: 1, critical: 1, weighted: 1 });
      }),
    );
  });

  it("never falls when one more entry is right, nor rises when one more is wrong", () => {
    fc.assert(
      fc.property(persona, known, fc.constantFrom(...KEYS), (traveler, keys, another) => {
        const before = accuracyOf(rightNotes(traveler, keys), traveler);
        const right = accuracyOf(rightNotes(traveler, [...keys, another]), traveler);
        const wrong = accuracyOf({ ...rightNotes(traveler, keys), [another]: "something else" }, traveler);
        for (const scale of ["overall", "critical", "weighted"] as const) {
          expect(right[scale]).toBeGreaterThanOrEqual(before[scale]);
          expect(wrong[scale]).toBeLessThanOrEqual(before[scale]);
          expect(before[scale]).toBeGreaterThanOrEqual(0);
          expect(before[scale]).toBeLessThanOrEqual(1);
        }
        if (!keys.includes(another)) expect(right.overall).toBeCloseTo(before.overall + 1 / 54);
      }),
    );
  });

  it("weighs the first critical entry six times as much as the last, and twelve times as much as another", () => {
    const [traveler] = TRAVELERS;
    if (traveler === undefined) throw new Error("There is no traveler.");
    const { critical } = traveler;
    const weight = (key: EntryKey | undefined) => accuracyOf(rightNotes(traveler, key ? [key] : []), traveler).weighted;
    expect(weight(critical[0])).toBeCloseTo(6 * weight(critical.at(-1)));
    expect(weight(critical[0])).toBeCloseTo(12 * weight(KEYS.find((key) => !critical.includes(key))));
  });

  it("takes values as the same whatever their case, and a list only when it holds nothing else", () => {
    expect(isSameValue("wi-fi", "Wi-Fi")).toBe(true);
    expect(isSameValue(["Pool"], "Pool")).toBe(true);
    expect(isSameValue(["Pool", "Parking"], "Pool")).toBe(false);
    expect(isSameValue([], "Pool")).toBe(false);
    expect(isSameValue(undefined, "Pool")).toBe(false);
    expect(isSameValue("4", 4)).toBe(false);
    expect(isSameValue(false, false)).toBe(true);
  });
});
