import { describe, expect, test } from "vitest";
import { PREFERENCE_ENTRIES, saidSchema } from "@/server/trip";
import { PREFERENCE_UTTERANCES, TODAY, UTTERANCES } from "./testing/utterances";
import { understand } from "./understand";

describe("utterances without a world", () => {
  test.each([...UTTERANCES, ...PREFERENCE_UTTERANCES])("$asked: $text", (utterance) => {
    const { text, asked, trip, constraints, entries, unclear } = utterance;
    const said = understand({ text, asked, today: TODAY }, null);
    expect(saidSchema.parse(said)).toEqual(said);
    expect({ ...said, unclear: [...said.unclear].sort() }).toEqual({
      trip,
      constraints,
      entries,
      unclear: [...unclear].sort(),
    });
  });
});

describe("what travellers say of their preferences", () => {
  const CHOICES = PREFERENCE_ENTRIES.flatMap((entry) => ("choices" in entry ? [...entry.choices] : []));
  const values = new RegExp(
    `\\b(?:${[...CHOICES, "\\\\d[\\\\d,]*", "one|two|three|four|five|six|seven|eight|nine|ten"].join("|")})\\b`,
    "gi",
  );

  test("is nowhere the same but for values", () => {
    const shapes = PREFERENCE_UTTERANCES.map(
      ({ asked, text }) => `${asked}: ${text.toLowerCase().replaceAll(values, "*")}`,
    );
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
  });

  test("is of all 54 entries", () => {
    const spoken = new Set(PREFERENCE_UTTERANCES.flatMap(({ entries }) => Object.keys(entries)));
    expect(PREFERENCE_ENTRIES.map(({ key }) => key).filter((key) => !spoken.has(key))).toEqual([]);
  });
});
