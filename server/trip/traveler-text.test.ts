import { expect, it } from "vitest";
import { travellerTextSchema, withoutUnstorable } from "./traveler-text";

it.each(["", "Zürich 🏔", "the letters \\u0000 and \\ud800", "'; drop table trips; --", "<script>"])(
  "takes %j as it is",
  (text) => {
    expect(travellerTextSchema.parse(text)).toBe(text);
  },
);

it.each(["a\0b", "half \ud83c", "x".repeat(10_001)])("refuses what cannot be stored", (text) => {
  expect(travellerTextSchema.safeParse(text).success).toBe(false);
});

it("looks into objects and lists", () => {
  expect(withoutUnstorable({ cities: [{ name: "Bos\0ton" }] })).toBe(false);
  expect(withoutUnstorable({ cities: [{ name: "Boston" }], none: null, unset: undefined })).toBe(true);
});
