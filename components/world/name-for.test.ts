import { expect, test } from "vitest";
import { nameFor, otherNamesIn } from "./name-for";

const museum = {
  name: "Musée océanographique",
  otherNames: [
    { language: "en", name: "Oceanographic Museum" },
    { language: "fr", name: "Musée Océanographique" },
    { language: "zh-Hant", name: "海洋博物館" },
    { language: null, name: "Aquarium" },
  ],
};

test.each([
  [["en-US", "en"], "Musée océanographique (Oceanographic Museum)"],
  [["fr-CA", "en"], "Musée océanographique"],
  [["zh-Hant-TW"], "Musée océanographique (海洋博物館)"],
  [["ja", "fr"], "Musée océanographique"],
  [["ja"], "Musée océanographique (Oceanographic Museum)"],
  [[], "Musée océanographique (Oceanographic Museum)"],
])("readers of %j see %s", (languages, name) => {
  expect(nameFor(museum, languages)).toBe(name);
});

test("a place without other names has its own", () => {
  expect(nameFor({ name: "Rock", otherNames: [] }, ["de"])).toBe("Rock");
  expect(otherNamesIn(museum)).toEqual(["Aquarium"]);
});
