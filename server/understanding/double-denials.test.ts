import { describe, expect, test } from "vitest";
import type { EntryKey } from "@/server/trip";
import { readByPatterns } from "./by-patterns";

const read = (asked: EntryKey, text: string) =>
  readByPatterns({ text, asked, today: "2027-03-01" }, null).said.entries[asked];

describe("what is denied twice is wanted", () => {
  test.each([
    ["flight.preferredRefundability", "I won't buy anything that isn't refundable", "refundable"],
    ["flight.preferredRefundability", "I can't risk a ticket without a refund", "refundable"],
    ["flight.preferredRefundability", "if I can't get a refund I won't book", "refundable"],
    ["hotel.preferredAmenities", "I won't stay in a place that doesn't have a pool", "Pool"],
    ["hotel.preferredAmenities", "if there's no pool we're not coming", "Pool"],
    ["hotel.preferredAmenities", "no pool, no deal", "Pool"],
    ["hotel.preferredAmenities", "I never stay where there's no gym", "Fitness center"],
  ] as const)("%s: %s", (asked, text, value) => expect(read(asked, text)).toBe(value));

  test.each([
    ["hotel.preferredAmenities", "I don't want a pool and I don't need a gym"],
    ["hotel.preferredAmenities", "if there's no pool that's no problem"],
    ["flight.preferredRefundability", "I don't mind a ticket without a refund"],
  ] as const)("but not what is of no weight, or denied apart: %s: %s", (asked, text) => {
    expect(String(read(asked, text))).not.toMatch(/^(Pool|Fitness center|refundable)$/);
  });
});

describe("a condition on what is left open names what is wanted", () => {
  test.each([
    ["restaurant.preferredCuisines", "Doesn't matter, so long as it's Indian", "Indian"],
    ["restaurant.preferredCuisines", "I don't care where, provided it is Italian", "Italian"],
    ["hotel.preferredRoomType", "whatever you pick, make it a villa", "villa"],
  ] as const)("%s: %s", (asked, text, value) => expect(read(asked, text)).toBe(value));

  test("and leaves it open where it names nothing", () => {
    expect(read("restaurant.preferredCuisines", "Anything goes as long as it's good")).toBe("no preference");
  });
});
