import { expect, it } from "vitest";
import { travelerTextSchema, withoutUnstorable } from "./traveler-text";

it.each(["", "Zürich 🏔", "the letters \\u0000 and \\ud800", "'; drop table trips; --", "<script>"])(
  "takes %j as it is",
  (text) => {
    expect(travelerTextSchema.parse(text)).toBe(text);
  },
);

it.each(["a\0b", "half \ud83c", "x".repeat(10_001)])("refuses what cannot be stored", (text) => {
  expect(travelerTextSchema.safeParse(text).success).toBe(false);
});

it("looks into objects and lists", () => {
  expect(withoutUnstorable({ cities: [{ name: "Bos\0ton" }] })).toBe(false);
  expect(withoutUnstorable({ cities: [{ name: "Boston" }], none: null, unset: undefined })).toBe(true);
});
