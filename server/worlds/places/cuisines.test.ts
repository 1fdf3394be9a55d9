import { expect, test } from "vitest";
import { cuisinesOf } from "./cuisines";

test("cuisines get the words of worlds, each once, and others keep their own", () => {
  expect(cuisinesOf("coffee_shop;Thai")).toBe("Cafe, Thai");
  expect(cuisinesOf("Chinese;Hong Kong Style Cafe")).toBe("Chinese");
  expect(cuisinesOf("regional / Fish")).toBe("Regional, Seafood");
  expect(cuisinesOf("middle eastern; constructor")).toBe("Mediterranean, Constructor");
  expect(cuisinesOf(undefined)).toBe("");
});
