import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BookedItem, mealNameSchema, timeOfMinutes } from "@/server/trip";
import { type BookedDraft, draftOf, newBookedId, readDraft } from "./booked-draft";

const SETTING = { days: 5, currency: "USD", hasClock: true };
const BLANK: BookedDraft = {
  id: "booked:new",
  kind: "leg",
  day: 1,
  name: "",
  city: "Miami",
  mode: "flight",
  from: "Chicago",
  to: "Miami",
  start: null,
  end: null,
  nights: 1,
  meal: "dinner",
  cuisines: "",
  minutes: 120,
  price: "",
};

describe("readDraft", () => {
  it("says at each field what is missing", () => {
    expect(readDraft(BLANK, SETTING)).toEqual({
      problems: {
        name: "Enter its name.",
        start: "Enter when it leaves, in local time.",
        end: "Enter when it arrives, in local time.",
        price: "Enter an amount like 89 or 89.50; 0 if it costs nothing.",
      },
    });
  });

  it("refuses a way to where it begins, and nights after the trip", () => {
    const leg = { ...BLANK, name: "AA65", start: "08:00", end: "11:00", price: "89", to: "Chicago" };
    expect(readDraft(leg, SETTING)).toEqual({ problems: { to: "It has to go to another place." } });
    const stay: BookedDraft = { ...BLANK, kind: "stay", name: "Inn", day: 4, nights: 3, price: "100" };
    expect(readDraft(stay, SETTING)).toEqual({
      problems: { nights: "The trip ends before the last of these nights." },
    });
  });

  it("reads amounts to the cent and leaves times out where the world has none", () => {
    const table: BookedDraft = { ...BLANK, kind: "meal", name: " Chez Ada ", start: "19:30", price: "24,50" };
    expect(readDraft(table, SETTING)).toMatchObject({
      item: { name: "Chez Ada", start: "19:30", pricePerPerson: { amountMinor: 2_450, currency: "USD" } },
    });
    expect(readDraft({ ...table, start: null }, { ...SETTING, hasClock: false })).toMatchObject({
      item: { start: null },
    });
  });
});

it("gives back every item that is opened to be changed and saved as it is", () => {
  const name = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && text !== "");
  const money = fc.integer({ min: 0, max: 900_000 }).map((amountMinor) => ({ amountMinor, currency: "USD" }));
  const time = fc.integer({ min: 0, max: 1439 }).map(timeOfMinutes);
  const base = { id: fc.constant("booked:1"), day: fc.integer({ min: 1, max: 3 }), city: fc.constant("Miami") };
  const item: fc.Arbitrary<BookedItem> = fc.oneof(
    fc.record({
      kind: fc.constant("leg" as const),
      id: base.id,
      day: base.day,
      mode: fc.constantFrom("flight" as const, "train" as const),
      number: name,
      from: fc.constant("Chicago"),
      to: fc.constant("Miami"),
      departure: time,
      arrival: time,
      pricePerPerson: money,
    }),
    fc.record({
      kind: fc.constant("stay" as const),
      ...base,
      name,
      nights: fc.integer({ min: 1, max: 2 }),
      pricePerNight: money,
    }),
    fc.record({
      kind: fc.constant("meal" as const),
      ...base,
      name,
      meal: fc.constantFrom(...mealNameSchema.options),
      start: time,
      cuisines: fc.constantFrom("", "Thai, Seafood"),
      pricePerPerson: money,
    }),
    fc.record({
      kind: fc.constant("visit" as const),
      ...base,
      name,
      start: time,
      minutes: fc.integer({ min: 15, max: 720 }),
      pricePerPerson: money,
    }),
  );
  fc.assert(
    fc.property(item, (booked) => {
      expect(readDraft(draftOf(booked, BLANK), SETTING)).toEqual({ item: booked });
    }),
  );
});

it("makes ids that no two items share", () => {
  expect(newBookedId()).toMatch(/^booked:[\w-]{1,64}$/);
  expect(newBookedId()).not.toBe(newBookedId());
});
