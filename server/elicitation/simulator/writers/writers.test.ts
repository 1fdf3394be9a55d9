import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES, type EntryKey, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import { valueNames } from "../testing/plain-writer";
import type { Writer } from "../writer";
import { mainWriters } from "./main";
import { secondWriters } from "./second";

const ALL = [...Object.entries(mainWriters()), ...Object.entries(secondWriters())];

it("are six people in each simulator, and nobody is in both", () => {
  expect([mainWriters(), secondWriters()].map((writers) => Object.keys(writers).length)).toEqual([6, 6]);
  expect(new Set(ALL.map(([name]) => name)).size).toBe(ALL.length);
});

describe.each(ALL)("%s", (_, writer) => {
  it("has words for every value of every entry that can be asked, and for nothing else", () => {
    expect(Object.keys(writer.entries).sort()).toEqual([...ASKABLE_ENTRIES].sort());
    for (const entry of ASKABLE_ENTRIES) {
      const words = writer.entries[entry];
      expect(Object.keys(words?.values ?? {}).sort()).toEqual([...valueNames(entry)].sort());
      expect(words?.vague.length).toBeGreaterThanOrEqual(2);
      for (const [value, { asked, unasked }] of Object.entries(words?.values ?? {})) {
        expect(asked.length, `${entry} ${value}`).toBeGreaterThanOrEqual(1);
        expect(unasked === undefined, `${entry} ${value}`).toBe(value === NO_PREFERENCE || value === "false");
      }
    }
    expect(Object.keys(writer.opening.style).sort()).toEqual(
      [...(preferenceEntry("persona.travelStyle").choices ?? [])].sort(),
    );
  });

  it("tells the values of an entry apart, and each from what settles nothing", () => {
    for (const entry of ASKABLE_ENTRIES) {
      const texts = textsOf(writer, entry);
      expect(new Set(texts).size, entry).toBe(texts.length);
    }
  });
});

function textsOf(writer: Writer, entry: EntryKey): string[] {
  const { values = {}, vague = [] } = writer.entries[entry] ?? {};
  return [...Object.values(values).flatMap(({ asked, unasked = [] }) => [...asked, ...unasked]), ...vague];
}
