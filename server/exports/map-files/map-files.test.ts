import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { usd } from "@/server/trip";
import type { DrawnWay, SharedStop } from "@/server/views";
import { at, sharedLeg, sharedMeal, sharedStay, sharedTrip, sharedVisit } from "../testing/shared-trips";
import { toGpx } from "./to-gpx";
import { toKml } from "./to-kml";

const ZONE = "Europe/Monaco";
const place = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });
const DAYS: SharedStop[][] = [
  [
    sharedLeg({ id: "day-1-leg", start: at("2026-03-14", "07:20", ZONE) }),
    sharedVisit({
      ...{ id: "day-1-visit", name: "Jardin <Japonais> & more", start: at("2026-03-14", "23:00", ZONE) },
      ...{ end: at("2026-03-14", "24:00", ZONE), cost: { ...usd(20), fromMinor: 1_000 }, address: "1 Avenue X" },
      ...place(43.7431, 7.4293),
    }),
    sharedMeal({ id: "day-1-dinner", name: "Nowhere", start: at("2026-03-14", "20:00", ZONE) }),
    sharedStay({ id: "day-1-stay", nights: 2, cost: usd(100), ...place(43.739, 7.427) }),
  ],
  [
    sharedMeal({ id: "day-2-lunch", meal: "lunch", start: at("2026-03-15", "12:30"), ...place(43.73, 7.42) }),
    sharedStay({ id: "day-2-stay", night: 2, nights: 2, cost: usd(100), ...place(43.739, 7.427) }),
  ],
];
const TRIP = sharedTrip(DAYS, { source: "Real places. © OpenStreetMap contributors." });
const WAYS: DrawnWay[] = [
  {
    ...{ day: 2, stopId: "day-2-lunch" },
    parts: [
      {
        by: "foot",
        line: "",
        points: [
          [7.427, 43.739],
          [7.426, 43.738],
        ],
        isEstimate: false,
      },
      {
        by: "bus",
        line: "1",
        points: [
          [7.426, 43.738],
          [7.421, 43.731],
        ],
        isEstimate: false,
      },
      {
        by: "foot",
        line: "",
        points: [
          [7.421, 43.731],
          [7.42, 43.73],
        ],
        isEstimate: true,
      },
    ],
  },
  {
    day: 1,
    stopId: "day-1-visit",
    parts: [
      {
        by: "foot",
        line: "",
        points: [
          [7, 43],
          [8, 44],
        ],
        isEstimate: true,
      },
    ],
  },
];

/** Elements in the order of the file: name, attributes and children or text. */
const ordered = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false });
const plain = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false });

/** The names of an element's children in order, by a path of names; the first of each name is followed. */
function childrenOf(xml: string, ...path: readonly string[]): string[] {
  let nodes: Record<string, unknown>[] = ordered.parse(xml);
  for (const name of path) {
    const found = nodes.find((node) => name in node)?.[name];
    nodes = Array.isArray(found) ? found : [];
  }
  return nodes.flatMap((node) => Object.keys(node).filter((name) => name !== ":@"));
}

/** Whether names come in the order of a schema's sequence. */
function isInOrder(names: readonly string[], sequence: readonly string[]): boolean {
  const places = names.map((name) => sequence.indexOf(name));
  return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
}

describe("a trip as KML", () => {
  const xml = toKml(TRIP, WAYS);
  const { Document } = plain.parse(xml).kml;

  test("is well-formed, with the elements in the order of the schema of KML 2.2", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    const feature = [
      "name",
      "description",
      "TimeSpan",
      "styleUrl",
      "Style",
      "Point",
      "MultiGeometry",
      "Placemark",
      "Folder",
    ];
    for (const path of [
      ["kml", "Document"],
      ["kml", "Document", "Folder"],
      ["kml", "Document", "Folder", "Placemark"],
    ]) {
      const names = childrenOf(xml, ...path);
      expect(names.length).toBeGreaterThan(1);
      expect([path, isInOrder(names, feature)]).toEqual([path, true]);
    }
  });

  test("has a folder a day with its stops by name, time and place", () => {
    const [first, second] = Document.Folder;
    expect(first.name).toBe("Day 1: Saturday 14 March 2026, Orlando");
    expect(first.Placemark[0]).toMatchObject({
      name: "23:00 Visit: Jardin <Japonais> & more",
      description: "23:00 – 24:00\n1 Avenue X\nabout $20 for everyone",
      TimeSpan: { begin: "2026-03-14T23:00:00+01:00", end: "2026-03-15T00:00:00+01:00" },
      Point: { coordinates: "7.4293,43.7431" },
    });
    expect(first.Placemark[1]).toMatchObject({
      name: "Stay: Harbour Inn",
      description: expect.stringContaining("$200"),
    });
    expect(second.Placemark[0].TimeSpan.begin).toBe("2026-03-15T12:30:00");
  });

  test("loses no stop: what has no place is said of its day", () => {
    expect(Document.Folder[0].description.split("\n")).toEqual([
      "07:20 Flight F1: Chicago to Orlando, 2 h 50 min, 2 seats",
      "20:00 Dinner: Nowhere",
    ]);
  });

  test("draws ways where streets and stops are known, and no others", () => {
    const [, second] = Document.Folder;
    expect(second.Placemark[1]).toMatchObject({
      name: "On foot and bus 1 to Lotus Pavilion",
      MultiGeometry: {
        LineString: [{ coordinates: "7.427,43.739 7.426,43.738" }, { coordinates: "7.426,43.738 7.421,43.731" }],
      },
    });
    expect(xml).not.toContain("7,43 8,44");
  });

  test("names the data's source and what is estimated", () => {
    expect(Document.description).toContain("© OpenStreetMap contributors");
    expect(Document.description).toContain("Prices are estimates");
  });
});

describe("a trip as GPX", () => {
  const xml = toGpx(TRIP, WAYS);
  const { gpx } = plain.parse(xml);

  test("is well-formed, with the elements in the order of the schema of GPX 1.1", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(gpx).toMatchObject({ "@version": "1.1", "@creator": "Dragoman" });
    const orders: [string[], string[]][] = [
      [["gpx"], ["metadata", "wpt", "rte", "trk"]],
      [
        ["gpx", "metadata"],
        ["name", "desc", "author", "copyright", "link", "time", "keywords", "bounds"],
      ],
      [
        ["gpx", "wpt"],
        ["ele", "time", "name", "cmt", "desc", "src", "link", "sym", "type"],
      ],
      [
        ["gpx", "trk"],
        ["name", "cmt", "desc", "src", "link", "number", "type", "trkseg"],
      ],
    ];
    for (const [path, sequence] of orders) {
      const names = childrenOf(xml, ...path);
      expect(names.length).toBeGreaterThan(1);
      expect([path, isInOrder(names, sequence)]).toEqual([path, true]);
    }
  });

  test("has a waypoint a stop, a track a way, and says the rest in words", () => {
    expect(
      gpx.wpt.map((point: Record<string, string>) => [point["@lat"], point["@lon"], point.name, point.type]),
    ).toEqual([
      ["43.7431", "7.4293", "23:00 Visit: Jardin <Japonais> & more", "Day 1: Saturday 14 March 2026, Orlando"],
      ["43.739", "7.427", "Stay: Harbour Inn", "Day 1: Saturday 14 March 2026, Orlando"],
      ["43.73", "7.42", "12:30 Lunch: Lotus Pavilion", "Day 2: Sunday 15 March 2026, Orlando"],
    ]);
    expect(gpx.trk.name).toBe("Day 2: On foot and bus 1 to Lotus Pavilion");
    expect(gpx.trk.trkseg).toHaveLength(2);
    expect(gpx.metadata.copyright["@author"]).toContain("© OpenStreetMap contributors");
    expect(gpx.metadata.desc).toContain("20:00 Dinner: Nowhere");
  });
});

test("costs that a link hides are in neither", () => {
  const hidden = sharedTrip(
    DAYS.map((stops) => stops.map((stop) => ({ ...stop, cost: null }))),
    { cost: null },
  );
  for (const write of [toKml, toGpx]) expect(write(hidden, WAYS)).not.toMatch(/\$|for everyone|Prices/);
});

test("names of whatever signs are written so that they are read as they were", () => {
  const name = fc.string({ unit: "binary", minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(name, (given) => {
      const stop = sharedVisit({ id: "day-1-visit", name: given, ...place(43, 7) });
      for (const write of [toKml, toGpx]) {
        const xml = write(sharedTrip([[stop]], { title: given }), []);
        expect(XMLValidator.validate(xml)).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be in any XML.
        expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        const { kml, gpx } = plain.parse(xml);
        const read: string = kml?.Document.Folder.Placemark.name ?? gpx.wpt.name;
        const words = (text: string) => text.replace(/[\p{C}\p{Z}\s\ufffd]+/gu, " ").trim();
        expect(words(read)).toBe(words(`Visit: ${given}`));
      }
    }),
  );
});
