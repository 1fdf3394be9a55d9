import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_PREFERENCE, PREFERENCE_ENTRIES, type PreferenceEntry, preferenceEntry } from "@/server/trip";
import { toReading } from "../reading/to-reading";
import { smallWorld } from "../testing/small-world";
import { readText } from "./read-text";
import { textReadingSchema } from "./text-reading";

const TODAY = "2026-10-14";
const world = smallWorld();
const worlds = [null, world] as const;
const sentences = [
  "Five days in Oregon from Boston, starting May 3, two of us.",
  "My wife, two kids and the dog, Denver to Chicago, first weekend of June, $2,000!",
  "no flights please, a quiet hotel near the beach with a pool (4 stars or better)",
  "we're vegetarians & hate crowds; budget is 300 a day, 3 nights in Rome then Paris",
  "actually make it the 14th, not the 12th. Thanks!! 🏖️",
];
const words = [...new Set(sentences.flatMap((text) => text.split(" ")))];
const keys = PREFERENCE_ENTRIES.map(({ key }) => key);

/** Texts of real words in any order, of real sentences one after another, and of anything at all. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((parts) => parts.join(" ")) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...sentences), { maxLength: 5 }).map((parts) => parts.join(" ")) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "<b>to Boston</b> 🏖️ & <script>from Denver</script>",
      "</",
      "constructor __proto__ toString",
    ),
  },
);

describe("any text", () => {
  test("gives an answer of the right shape, in every world, that can be read on", async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom(...worlds),
        fc.constantFrom(null, "people", "origin", "nonsense", ...keys),
        async (written, where, asked) => {
          const said = await readText({ text: written, asked, today: TODAY }, where);
          expect(textReadingSchema.parse(said)).toEqual(said);
          const reading = toReading(said, world, TODAY);
          expect(reading.request === null).toBe(reading.questions.length + reading.objections.length > 0);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("gives entries only values that they have, and unread stretches only where they stand", async () => {
    const isOf = ({ kind, choices = [], range = [0, 0] }: PreferenceEntry, value: unknown): boolean => {
      if (kind === "boolean") return typeof value === "boolean";
      if (kind === "integer") return typeof value === "number" && value >= range[0];
      const all = Array.isArray(value) ? value : [value];
      return all.every((one) => choices.includes(one)) && (all.length === 1 || !all.includes(NO_PREFERENCE));
    };
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(null, ...keys), async (written, asked) => {
        const { entries, unread } = await readText({ text: written, asked, today: TODAY }, null);
        for (const key of keys) {
          const value = entries[key];
          if (value !== undefined && key !== "persona.budget")
            expect(isOf(preferenceEntry(key), value), key).toBe(true);
        }
        for (const { from, to, text: part } of unread) expect(to - from).toBe(part.length);
      }),
      { numRuns: 100 },
    );
  });

  test("is understood the same way twice", async () => {
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        const read = () => readText({ text: written, asked: null, today: TODAY }, null);
        expect(await read()).toEqual(await read());
      }),
      { numRuns: 50 },
    );
  });

  test("of 10,000 characters and more is answered", async () => {
    const units = [
      "from ",
      "to Boston ",
      "3 days ",
      "$1,000 ",
      "March 3 to ",
      "no ",
      "a'",
      "-",
      ",",
      "2 ",
      "\n",
      "for ",
      "(",
    ];
    const unit = fc.constantFrom(...units);
    await fc.assert(
      fc.asyncProperty(unit, unit, async (first, second) => {
        const written = (first + second).repeat(Math.ceil(12_000 / (first.length + second.length)));
        const said = await readText({ text: written, asked: null, today: TODAY }, world);
        expect(textReadingSchema.safeParse(said).success).toBe(true);
      }),
      { numRuns: 8 },
    );
  });

  test.each([
    ["code", "DROP TABLE trips; --"],
    ["markup", "<script>alert('hotel in Boston')</script>"],
    ["another language", "Ich möchte bitte ein Hotel mit Frühstück und einem schönen Blick auf den Fluss haben"],
  ])("sets nothing where it is %s", async (_, written) => {
    const { trip, constraints, entries } = await readText({ text: written, asked: null, today: TODAY }, world);
    expect({ trip, constraints, entries }).toEqual({ trip: {}, constraints: {}, entries: {} });
  });
});
