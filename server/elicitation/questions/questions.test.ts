import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES, type EntryKey, type EntryValue, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import { isLeftOpen, understand } from "@/server/understanding";
import { believe } from "../belief/belief";
import { shippedPriors } from "../belief/shipped-priors";
import { slotsOf } from "../belief/slots";
import { questionText } from "./question-text";
import { quickReplies } from "./quick-replies";
import { reasonFor } from "./reasons";

/** Every reply that a question about the entry may show: as if each value in turn were the likeliest. */
function allReplies(entry: (typeof ASKABLE_ENTRIES)[number]) {
  return slotsOf(entry).flatMap((_, likeliest) =>
    quickReplies(
      entry,
      slotsOf(entry).map((__, slot) => (slot === likeliest ? 1 : 0)),
    ),
  );
}

describe.each(ASKABLE_ENTRIES)("a question about %s", (entry) => {
  it("has replies that are understood as exactly what they say", async () => {
    for (const { says } of allReplies(entry)) {
      const { said } = await understand({ text: says, asked: entry, today: "2027-03-01" }, null);
      const value = said.entries[entry];
      const isOpen = says === "You decide" || (says === "No preference" && value === undefined);
      expect([says, isOpen ? isLeftOpen(says) : value !== undefined, Object.keys(said.entries).length <= 1]).toEqual([
        says,
        true,
        true,
      ]);
      if (isOpen) continue;
      const expected = slotsOf(entry).find((slot) => sayingOf(slot.value) === says)?.value;
      if (expected !== undefined) expect([says, value]).toEqual([says, expected]);
    }
  });

  it("is put in few words, in two ways, and once more in another", () => {
    const texts = [questionText(entry, false, 0), questionText(entry, false, 0.9), questionText(entry, true, 0)];
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) {
      expect(text.length).toBeLessThan(200);
      expect(text).toMatch(/\?$/);
    }
  });
});

/** What a reply says for a value; null where it is worded otherwise. */
function sayingOf(value: unknown): string | null {
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (value === NO_PREFERENCE) return "No preference";
  return typeof value === "string" ? value : null;
}

describe("a reason", () => {
  const hearing = (...heard: [EntryKey, EntryValue][]) =>
    believe(
      shippedPriors(),
      heard.map(([entry, value]) => ({ entry, value, sign: "plain" as const })),
    );

  it("names what was said where a person would ask because of it, else only what the answer decides", () => {
    expect(reasonFor(hearing(), "restaurant.petFriendly")).toBe("Only some restaurants allow pets.");
    expect(reasonFor(hearing(["persona.travelWithPets", true]), "restaurant.petFriendly")).toBe(
      "You're bringing a pet. Only some restaurants allow pets.",
    );
    expect(reasonFor(hearing(["persona.interest", ["beach", "foodie"]]), "restaurant.ratings")).toMatch(
      /^You love good food\./,
    );
  });

  it("comes from no pair that only moves the network", () => {
    const odd = hearing(["restaurant.preferredCuisines", "Pizza"], ["persona.travelWithChild", true]);
    expect(reasonFor(odd, "persona.disability")).toBe("It decides which places work for you at all.");
    expect(reasonFor(odd, "hotel.ratings")).toBe("Ratings separate hotels more than anything else.");
    expect(reasonFor(hearing(["persona.travelWithPets", false]), "restaurant.petFriendly")).not.toContain("pet.");
  });
});

describe("quick replies", () => {
  it("put the likeliest first, six at most, and one that leaves it open", () => {
    const likelihood = slotsOf("restaurant.preferredCuisines").map(({ value }) => (value === "Korean" ? 1 : 0));
    const replies = quickReplies("restaurant.preferredCuisines", likelihood);
    expect(replies).toHaveLength(7);
    expect(replies[0]).toEqual({ label: "Korean", says: "Korean" });
    expect(replies.at(-1)?.says).toBe("No preference");
    expect(quickReplies("persona.budget", []).at(-1)?.says).toBe("You decide");
    expect(preferenceEntry("persona.budget").kind).toBe("integer");
  });
});
