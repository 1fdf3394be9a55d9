import { expect, test } from "vitest";
import { otherNamesOf } from "./names";

test("names in languages come first, then others that are not the same", () => {
  expect(
    otherNamesOf({
      name: "Musée océanographique",
      "name:fr": "Musée Océanographique",
      "name:en": "Oceanographic Museum",
      "name:zh_Hant": "海洋博物館",
      "name:etymology": "ocean",
      "name:left": "Rue",
      old_name: "Palais",
      int_name: "Oceanographic Museum",
      alt_name: "Aquarium de Monaco; Musee oceanographique;",
    }),
  ).toEqual([
    { language: "en", name: "Oceanographic Museum" },
    { language: "fr", name: "Musée Océanographique" },
    { language: "zh-Hant", name: "海洋博物館" },
    { language: null, name: "Aquarium de Monaco" },
  ]);
  expect(otherNamesOf({ name: "Rock" })).toEqual([]);
});

test("there are bounds for what anyone may have written", () => {
  const tags = Object.fromEntries(
    Array.from({ length: 26 * 26 }, (_, at) => [`name:${code(at)}`, `${"x".repeat(999)}${at}`]),
  );
  const names = otherNamesOf({ name: "Town", ...tags });
  expect(names.length).toBe(80);
  expect(Math.max(...names.map(({ name }) => name.length))).toBe(200);
});

const code = (at: number) => String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26));
