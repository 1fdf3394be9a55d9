import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it, test } from "vitest";
import { formatProblem } from "@/server/trip";
import { readSavedPlaces } from "./read-saved-places";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array, name = "places") =>
  readSavedPlaces({ name, bytes: typeof text === "string" ? bytesOf(text) : text });

function savedIn(text: string | Uint8Array) {
  const saved = read(text);
  if (!saved.ok) throw new Error(formatProblem(saved.problem));
  return saved.value;
}

function problemOf(text: string | Uint8Array): string {
  const saved = read(text);
  return saved.ok ? "no problem" : formatProblem(saved.problem);
}

const KML = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>List</name>
  <Placemark><name>Caf&#233; de Paris &amp; more</name><address>Place du Casino</address>
    <Point><coordinates> 7.4276,43.7392,0 </coordinates></Point></Placemark>
  <Folder><Placemark><name><![CDATA[A <b>bold</b> one]]></name><MultiGeometry><Point><coordinates>7.42,43.73</coordinates></Point></MultiGeometry></Placemark>
    <Placemark><name>Way</name><LineString><coordinates>7.4,43.7 7.5,43.7</coordinates></LineString></Placemark>
    <Placemark><Point><coordinates>7.4,43.7</coordinates></Point></Placemark>
    <Placemark><name>Lost</name><Point><coordinates>700,43.7</coordinates></Point></Placemark></Folder>
</Document></kml>`;

describe("a file of saved places", () => {
  test("as KML has its placemarks in all folders, and names what is none", () => {
    const { format, places, passedOver } = savedIn(KML);
    expect(format).toBe("KML");
    expect(places).toEqual([
      {
        name: "Café de Paris & more",
        coordinates: { latitude: 43.7392, longitude: 7.4276 },
        address: "Place du Casino",
        where: "placemark 1",
      },
      {
        name: "A <b>bold</b> one",
        coordinates: { latitude: 43.73, longitude: 7.42 },
        address: "",
        where: "placemark 2",
      },
    ]);
    expect(passedOver).toEqual([
      { where: "placemark 3 (Way)", reason: "It is a line or an area, not a place." },
      { where: "placemark 4", reason: "It has no name." },
      { where: "placemark 5 (Lost)", reason: "Its coordinates are not on Earth." },
    ]);
  });

  test("as KMZ is the first document of its archive", () => {
    const archive = zipSync({ "images/pin.png": strToU8("no text"), "doc.kml": strToU8(KML) });
    expect(savedIn(archive)).toEqual(savedIn(KML));
    expect(problemOf(zipSync({ "a.txt": strToU8("text") }))).toContain("holds no KML document");
    expect(problemOf(archive.subarray(0, 200))).toContain("holds no KML document");
  });

  test("as GPX has its waypoints and points of routes", () => {
    const { format, places, passedOver } = savedIn(`<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="43.7" lon="7.4"><name>Port</name></wpt><wpt lon="7.4"><name>Half</name></wpt>
      <rte><rtept lat="43.71" lon="7.41"><name>Rock</name></rtept></rte><trk><name>Run</name></trk></gpx>`);
    expect(format).toBe("GPX");
    expect(places.map(({ name, where }) => [name, where])).toEqual([
      ["Port", "waypoint 1"],
      ["Rock", "route 1, point 1"],
    ]);
    expect(passedOver.map(({ where }) => where)).toEqual(["waypoint 2 (Half)", "track 1 (Run)"]);
  });

  test("of Google Takeout is read as it is exported now and as it was before", () => {
    const point = (longitude: number, latitude: number) => ({ type: "Point", coordinates: [longitude, latitude] });
    const features = [
      {
        type: "Feature",
        geometry: point(7.4254, 43.7308),
        properties: {
          date: "2024-05-01T10:00:00Z",
          google_maps_url: "http://maps.google.com/?cid=1",
          location: { address: "Av. Saint-Martin, 98000 Monaco", country_code: "MC", name: "Oceanographic Museum" },
        },
      },
      {
        type: "Feature",
        geometry: point(0, 0),
        properties: {
          "Google Maps URL": "http://maps.google.com/?cid=2",
          Location: { "Business Name": "Marché de la Condamine", Address: "15 Place d'Armes, Monaco" },
          Title: "Market",
        },
      },
      {
        type: "Feature",
        geometry: point(0, 0),
        properties: {
          google_maps_url: "http://maps.google.com/?q=1,2",
          Comment: "No location information is available",
        },
      },
    ];
    const { format, places, passedOver } = savedIn(JSON.stringify({ type: "FeatureCollection", features }));
    expect(format).toBe("Google Takeout");
    expect(places.map(({ name, coordinates }) => [name, coordinates?.latitude ?? null])).toEqual([
      ["Oceanographic Museum", 43.7308],
      ["Marché de la Condamine", null],
    ]);
    expect(passedOver).toEqual([{ where: "feature 3", reason: "It has no name." }]);
  });

  test("as a list of Google Takeout may have lines above its columns, and has coordinates where an address has them", () => {
    const { format, places, passedOver } = savedIn(
      [
        "My list for the summer",
        "",
        "Title,Note,URL,Comment",
        '"Café ""Le Nord"", the one",,https://www.google.com/maps/place/Caf%C3%A9/data=!4m2!3m1!1s0x12cd:0x34,"two',
        'lines"',
        'Dropped pin,,"https://www.google.com/maps/search/43.7333,7.4167",',
        "",
        ",a note,,",
        "One,two,three,four,five",
      ].join("\r\n"),
    );
    expect(format).toBe("a list of Google Takeout");
    expect(places.map(({ name, coordinates }) => [name, coordinates])).toEqual([
      ['Café "Le Nord", the one', null],
      ["Dropped pin", { latitude: 43.7333, longitude: 7.4167 }],
    ]);
    expect(passedOver.map(({ reason }) => reason)).toEqual([
      "It has no name.",
      "It has 5 cells, and there are 4 columns.",
    ]);
  });

  test("as CSV of any program is read by the names of its columns, whatever parts them", () => {
    const { format, places } = savedIn("﻿Name;Lat;Lng\nPalais;43,7311;7,4203\n");
    expect(format).toBe("CSV");
    expect(places).toEqual([
      { name: "Palais", coordinates: { latitude: 43.7311, longitude: 7.4203 }, address: "", where: "line 2" },
    ]);
  });

  test.each([
    ["nothing", "", "places: It is empty."],
    ["no places", "<gpx/>", "places: It holds no places."],
    ["another root", "<?xml version='1.0'?>\n<rss></rss>", "places, line 1: Its outermost element is not <kml>."],
    ["a page", "<!doctype html><html><body></body></html>", "places: This is a web page."],
    ["broken XML", "<kml>\n<Document>\n</kml>", /places, line 3: It is not well-formed XML: .*Document/],
    ["half of a file", KML.slice(0, 300), /not well-formed XML/],
    ["other JSON", '{"type":"Topology"}', "places, field type: This JSON is no list of places"],
    ["broken JSON", '{"type":\n"FeatureCollection",\n', "It is not whole JSON."],
    ["no columns", "43.7,7.4\n43.8,7.5\n", "places, line 1: No line names the columns."],
    ["open quotes", 'name,note\nA,"never closed\nB,b\n', /places.*quotation marks/],
    ["bytes", new Uint8Array([0x6e, 0xff, 0xfe, 0x00]), "Its text is in no encoding that is known here."],
    ["an unknown encoding", '<?xml version="1.0" encoding="klingon-1"?><kml/>', "Its text is in no encoding"],
    ["too much", new Uint8Array(2_000_001), "It is larger than 2 MB."],
    ["too many", `name\n${"A\n".repeat(2_001)}`, "It holds more than 2,000 entries."],
  ])("with %s gets a sentence that says so", (_, file, message) => {
    expect(problemOf(file)).toMatch(message);
  });

  test.each([
    [
      "entities of its own",
      '<!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><kml><Document>&b;</Document></kml>',
    ],
    ["an entity that names a file", '<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<kml>&x;</kml>'],
    ["a document type elsewhere", '<!DOCTYPE gpx SYSTEM "http://example.org/evil.dtd"><gpx/>'],
  ])("that has %s is refused", (_, file) => {
    expect(problemOf(file)).toContain("line 1: It declares a document type or entities");
  });

  it.each([
    ["nested deeply", `<kml>${"<Folder>".repeat(20_000)}${"</Folder>".repeat(20_000)}</kml>`],
    ["with names of JavaScript", "<kml><__proto__><name>x</name></__proto__></kml>"],
  ])("that is %s is refused, and breaks nothing", (_, file) => {
    expect(problemOf(file)).toMatch(/^places: It (?:can’t be read as XML|holds no places)/);
  });

  it("in UTF-16, or in the encoding that its XML names, is read as such", () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from("name\nCafé\n", "utf16le")]);
    expect(savedIn(utf16).places.map(({ name }) => name)).toEqual(["Café"]);
    const latin = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><gpx><wpt lat="1" lon="2"><name>Café</name></wpt></gpx>',
      "latin1",
    );
    expect(savedIn(latin).places.map(({ name }) => name)).toEqual(["Café"]);
  });
});

const place = fc.record({
  name: fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
    .map((name) => name.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim())
    .filter((name) => name !== "" && name.isWellFormed()),
  latitude: fc.integer({ min: -89_999, max: 89_999 }).map((value) => value / 1_000),
  longitude: fc.integer({ min: 1, max: 179_999 }).map((value) => value / 1_000),
});
type Place = typeof place extends fc.Arbitrary<infer Value> ? Value : never;

const xml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const WRITERS: Record<string, (places: readonly Place[]) => string> = {
  KML: (places) =>
    `<kml>${places.map(({ name, latitude, longitude }) => `<Placemark><name>${xml(name)}</name><Point><coordinates>${longitude},${latitude}</coordinates></Point></Placemark>`).join("")}</kml>`,
  GPX: (places) =>
    `<gpx>${places.map(({ name, latitude, longitude }) => `<wpt lat="${latitude}" lon="${longitude}"><name>${xml(name)}</name></wpt>`).join("")}</gpx>`,
  GeoJSON: (places) =>
    JSON.stringify({
      type: "FeatureCollection",
      features: places.map(({ name, latitude, longitude }) => ({
        ...{ type: "Feature", properties: { name } },
        geometry: { type: "Point", coordinates: [longitude, latitude] },
      })),
    }),
  CSV: (places) =>
    `name,latitude,longitude\n${places.map(({ name, latitude, longitude }) => `"${name.replaceAll('"', '""')}",${latitude},${longitude}\n`).join("")}`,
};

describe("places that are written as", () => {
  for (const [format, write] of Object.entries(WRITERS)) {
    it(`${format} are read as they were`, () => {
      fc.assert(
        fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), (places) => {
          const saved = savedIn(write(places));
          expect(saved.passedOver).toEqual([]);
          expect(saved.places.map(({ name, coordinates }) => ({ name, ...coordinates }))).toEqual(places);
        }),
      );
    });

    it(`${format} and damaged then are read, or refused with a sentence that names the file`, () => {
      const damage = fc.record({ at: fc.nat(), cut: fc.nat({ max: 20 }), put: fc.string({ maxLength: 6 }) });
      fc.assert(
        fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), damage, (places, { at, cut, put }) => {
          const text = write(places);
          const from = at % text.length;
          const saved = read(text.slice(0, from) + put + text.slice(from + cut), "list.txt");
          if (!saved.ok) expect(formatProblem(saved.problem)).toMatch(/^list\.txt[,:] .+/s);
        }),
        { numRuns: 300 },
      );
    });
  }
});

it("any bytes are read, or refused with a sentence that names the file", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const saved = readSavedPlaces({ name: "list.txt", bytes });
      if (!saved.ok) expect(formatProblem(saved.problem)).toMatch(/^list\.txt[,:] .+/s);
    }),
  );
});
