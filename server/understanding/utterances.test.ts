import { describe, expect, test } from "vitest";
import { saidSchema } from "@/server/trip";
import { TODAY, UTTERANCES } from "./testing/utterances";
import { understand } from "./understand";

describe("utterances without a world", () => {
  test.each(UTTERANCES)("$text", ({ text, trip, constraints, unclear }) => {
    const said = understand({ text, asked: null, today: TODAY }, null);
    expect(saidSchema.parse(said)).toEqual(said);
    expect({ ...said, unclear: [...said.unclear].sort() }).toEqual({
      trip,
      constraints,
      entries: {},
      unclear: [...unclear].sort(),
    });
  });
});
