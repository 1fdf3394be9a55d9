import { expect, test } from "vitest";
import { memoryWorld, type OpenData } from "@/server/worlds";
import { attraction, city } from "@/server/worlds/testing";
import { properSights, sightsNamed } from "./sights-named";

const source = {
  dataset: "OpenStreetMap",
  asOf: null,
  website: "",
  hoursText: null,
  wheelchair: null,
  priceRange: null,
};
function sight(name: string, otherNames: OpenData["otherNames"], types: readonly string[] = ["museum"]) {
  const details = { ...({ types, durationMinutes: 60, popularity: "Low", rating: 0, guidedTours: false } as const) };
  return attraction({
    ...{ city: "Monaco", id: name, name },
    details: { ...details, specialEvents: [], amenities: [], disabilityAccess: false },
    openData: { ...source, id: name, otherNames, estimatesMinutes: true },
  });
}
const world = memoryWorld({
  cities: [city({ name: "Monaco" })],
  attractions: [
    sight("Musée océanographique", [
      { language: "en", name: "Oceanographic Museum" },
      { language: null, name: "Aquarium" },
    ]),
    sight("Église Saint-Antoine", []),
    sight("Äußeres Tor", []),
    sight("Schloss", [{ language: "en", name: "Castle" }], ["castle"]),
    sight("Galerie d’Art Moderne", []),
    sight("Aquarium", []),
  ],
});
const named = (text: string) => sightsNamed([{ text, from: 0, to: text.length }], world, { text, known: [] });

test.each([
  ["see the Oceanographic Museum", ["Musée océanographique"]],
  ["musee oceanographique", ["Musée océanographique"]],
  ["the Musée Océanographique and the Oceanographic Museum", ["Musée océanographique"]],
  ["eglise st antoine", ["Église Saint-Antoine"]],
  ["église St. Antoine", ["Église Saint-Antoine"]],
  ["Aeusseres Tor", ["Äußeres Tor"]],
  ["ausseres tor", ["Äußeres Tor"]],
  ["galerie d'art moderne", ["Galerie d’Art Moderne"]],
  ["Galerie d Art Moderne", ["Galerie d’Art Moderne"]],
  // A record's own name before another one's second name.
  ["the aquarium", ["Aquarium"]],
])("%s names a sight", (text, sights) => {
  expect(named(text).sights).toEqual(sights);
});

test("a kind of sight is no name of one in another language", () => {
  expect(named("an old castle").sights).toEqual([]);
  expect(named("a church by St. Anton").sights).toEqual([]);
});

test("a proper name is one wherever it is written, and no part of it says anything else", () => {
  expect(properSights("We must see the Oceanographic Museum, and a museum of art", world)).toEqual({
    sights: ["Musée océanographique"],
    rest: "We must see the                     , and a museum of art",
  });
  expect(properSights("the oceanographic museum; Aquarium; Galerie d’Art Moderne", world).sights).toEqual([
    "Galerie d’Art Moderne",
  ]);
});

test.each(["a hotel near the Oceanographic Museum", "please skip the Oceanographic Museum"])(
  "not to see: %s",
  (text) => {
    expect(properSights(text, world)).toEqual({ sights: [], rest: text });
    expect(named(text).sights).toEqual([]);
  },
);
