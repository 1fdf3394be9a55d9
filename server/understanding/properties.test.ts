import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_PREFERENCE, PREFERENCE_ENTRIES, type PreferenceEntry, preferenceEntry, saidSchema } from "@/server/trip";
import { understandByPatterns } from "./by-patterns";
import { ALIASES } from "./gazetteer/names";
import { placeKey } from "./gazetteer/place-index";
import { toReading } from "./reading/to-reading";
import { smallWorld } from "./testing/small-world";
import { PREFERENCE_UTTERANCES, TODAY, UTTERANCES } from "./testing/utterances";

const world = smallWorld();
const worlds = [null, world] as const;
const sentences = [...UTTERANCES, ...PREFERENCE_UTTERANCES].map((utterance) => utterance.text);
const words = [...new Set(sentences.flatMap((text) => text.split(" ")))];

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
  test("gives an answer of the right shape, in every world, that can be read on", () => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...worlds),
        fc.constantFrom(null, "people", "origin", "nonsense", ...PREFERENCE_ENTRIES.map(({ key }) => key)),
        (written, where, asked) => {
          const said = understandByPatterns({ text: written, asked, today: TODAY }, where);
          expect(saidSchema.parse(said)).toEqual(said);
          const reading = toReading(said, world, TODAY);
          expect(reading.request === null).toBe(reading.questions.length + reading.objections.length > 0);
        },
      ),
      { numRuns: 400 },
    );
  });

  test("gives entries only values that they have", () => {
    const isOf = ({ kind, choices = [], range = [0, 0] }: PreferenceEntry, value: unknown): boolean => {
      if (kind === "boolean") return typeof value === "boolean";
      if (kind === "integer") return typeof value === "number" && value >= range[0];
      const all = Array.isArray(value) ? value : [value];
      return all.every((one) => choices.includes(one)) && (all.length === 1 || !all.includes(NO_PREFERENCE));
    };
    fc.assert(
      fc.property(text, fc.constantFrom(null, ...PREFERENCE_ENTRIES.map(({ key }) => key)), (written, asked) => {
        const { entries } = understandByPatterns({ text: written, asked, today: TODAY }, null);
        for (const { key } of PREFERENCE_ENTRIES) {
          const value = entries[key];
          if (value !== undefined && key !== "persona.budget")
            expect(isOf(preferenceEntry(key), value), key).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("is understood the same way twice", () => {
    fc.assert(
      fc.property(text, (written) => {
        const read = () => understandByPatterns({ text: written, asked: null, today: TODAY }, null);
        expect(read()).toEqual(read());
      }),
      { numRuns: 100 },
    );
  });

  test("of 10,000 characters and more is answered", () => {
    const unit = fc.constantFrom(
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
      "Thai, ",
      "\n",
      "Xyzzy ",
      "for ",
      "(",
    );
    fc.assert(
      fc.property(unit, unit, (first, second) => {
        const written = (first + second).repeat(Math.ceil(12_000 / (first.length + second.length)));
        expect(
          saidSchema.safeParse(understandByPatterns({ text: written, asked: null, today: TODAY }, world)).success,
        ).toBe(true);
      }),
      { numRuns: 12 },
    );
  });
});

describe("a place that is set", () => {
  const CITY = ["Boston", "Denver", "Eugene", "Buffalo", "Chicago", "Las Vegas", "San Diego", "Atlantis", "Wakanda"];
  /** Names that words of the pool stand for: "vegas", "sf". */
  const FROM_ALIASES: ReadonlySet<string> = new Set(ALIASES.map(([, name]) => name));
  test("stands in the text", () => {
    const isNoName = (word: string): boolean => {
      const { trip } = understandByPatterns({ text: `visit ${word}, to ${word}`, asked: null, today: TODAY }, null);
      return trip.destinations === undefined && trip.region === undefined;
    };
    const plain = words.filter((word) => /^[a-z]+$/.test(word) && isNoName(word));
    const place = fc.constantFrom(...CITY);
    const filler = fc.array(fc.constantFrom(...plain), { maxLength: 4 }).map((parts) => parts.join(" "));
    fc.assert(
      fc.property(filler, place, filler, place, filler, (a, from, b, to, c) => {
        const written = `${a} from ${from} ${b} to ${to} ${c}`;
        const { trip } = understandByPatterns({ text: written, asked: null, today: TODAY }, null);
        const key = placeKey(written);
        const names = [
          trip.origin,
          trip.region,
          ...(trip.destinations ?? []),
          ...(trip.stops ?? []).map((stop) => stop.city),
        ];
        for (const name of names)
          if (name !== undefined && !FROM_ALIASES.has(name)) expect(key).toContain(placeKey(name));
      }),
      { numRuns: 300 },
    );
  });

  test("is never set by a text that names none", () => {
    const calm = [
      "plan",
      "a",
      "trip",
      "for",
      "two",
      "people",
      "next",
      "week",
      "with",
      "good",
      "food",
      "under",
      "$900",
      "please",
      "and",
      "to",
      "relax",
      "from",
      "work",
      "3",
      "days",
      "we",
      "want",
      "in",
      "the",
      "mountains",
      "visit",
      "friends",
      "no",
      "flights",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...calm), { maxLength: 25 }), (parts) => {
        const { trip } = understandByPatterns({ text: parts.join(" "), asked: null, today: TODAY }, null);
        expect([trip.origin, trip.destinations, trip.region, trip.stops]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
      }),
      { numRuns: 300 },
    );
  });
});
