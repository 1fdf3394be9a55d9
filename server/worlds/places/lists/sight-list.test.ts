import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { formatProblem } from "@/server/trip";
import { openOn } from "../../hours";
import { type PlacesRead, readPlaces } from "../read-places";
import { recordsOf } from "../records-of-drafts";

const folder = mkdtempSync(join(tmpdir(), "dragoman-sights-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Columns = Readonly<Record<string, unknown>>;

function listed(name: string, rows: readonly Columns[]): string {
  const features = rows.map((properties, index) => ({
    type: "Feature",
    properties: { OBJECTID: index + 7, ...properties },
    geometry: { type: "Point", coordinates: [-77.03 - index / 100, 38.9] },
  }));
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ type: "FeatureCollection", features }));
  return path;
}

const options = { city: "Washington", country: "US", dates: { from: "2026-04-29", to: "2026-06-27" } } as const;

async function read(sights: readonly string[], geojson: readonly string[] = []): Promise<PlacesRead> {
  const result = await readPlaces({ sights, geojson }, options);
  if (!result.ok) throw new Error(formatProblem(result.problem));
  return result.value;
}

const museum = {
  NAME: "KREEGER  MUSEUM",
  ALTNAME: " ",
  LEGALNAME: "ANOTHER ROW'S",
  ADDRESS: "2401 FOXHALL ROAD NW",
  WEBURL: " HTTP://WWW.KREEGERMUSEUM.ORG/",
};
const statue = { NAME: "BENITO JUAREZ (STATUE)", ADDRESS: "VIRGINIA AVE NW", ADDRID: "300836" };

describe("an official list of sights", () => {
  test("of museums has their addresses and websites, and no hours", async () => {
    const { drafts, report } = await read([listed("museums.geojson", [museum])]);
    expect(drafts.attractions).toMatchObject([
      {
        id: "museums/7",
        kind: "museum",
        name: "KREEGER MUSEUM",
        address: "2401 FOXHALL ROAD NW, Washington",
        website: "http://www.kreegermuseum.org/",
        hours: { kind: "unknown" },
        hoursText: null,
      },
    ]);
    expect(report.licenses).toMatchObject([{ attribution: "List of sights: museums.geojson", license: null }]);
  });

  test("of memorials: outdoors they are always open, and say why", async () => {
    const center = { ...statue, NAME: "JOHN F. KENNEDY CENTER FOR THE PERFORMING ARTS" };
    const { drafts, report } = await read([listed("memorials.geojson", [statue, center])]);
    expect(drafts.attractions).toMatchObject([
      { kind: "memorial", hoursText: "Outdoors", hours: { kind: "known" }, priceMinor: 0 },
      { kind: "memorial", hoursText: null, hours: { kind: "unknown" } },
    ]);
    const [first] = recordsOf(drafts).attractions;
    expect(first?.hours && openOn(first.hours, "2026-05-01")).toEqual([[0, 1440]]);
    expect(report.hours).toEqual({ known: 1, unknown: 1, notUnderstood: 0 });
  });

  test("of Paris keeps hours in prose, and leaves out what is closed", async () => {
    const rows = [
      {
        nom_du_musee: "Petit Palais",
        adresse: "Avenue W",
        cp: 75008,
        ferme: "NON",
        periode_ouverture: "Ouvert tous les jours de  10h à 18h.",
        jours_nocturnes: "Mardi jusqu'à 20h",
        fermeture_annuelle: "1er mai",
      },
      { nom_du_musee: "Mo-Su", adresse: "Quai", ferme: "NON", periode_ouverture: "Mo-Su 10:00-18:00" },
      { nom_du_musee: "Musée Bouchard", adresse: "Rue B", ferme: "OUI" },
      { nom_du_musee: "Musée Picasso", adresse: "Rue T", ferme: "TRAVAUX" },
      { nom_du_musee: "Sans heures", adresse: "Rue S", ferme: "NON" },
    ];
    const { drafts, report } = await read([listed("musees.geojson", rows)]);
    const text = "Ouvert tous les jours de 10h à 18h. Nocturnes: Mardi jusqu'à 20h. Fermé: 1er mai";
    expect(drafts.attractions).toMatchObject([
      { name: "Petit Palais", hoursText: text, hours: { kind: "not understood", text } },
      { name: "Mo-Su", hours: { kind: "not understood" } },
      { name: "Sans heures", hoursText: null, hours: { kind: "unknown" } },
    ]);
    expect(report.dropped.closed).toBe(2);
  });

  test("adds to a place of OpenStreetMap what that lacks, and never hours over hours", async () => {
    const feature = (opening_hours?: string) => ({
      "@id": `node/${opening_hours === undefined ? 1 : 2}`,
      historic: "memorial",
      name: "Benito Juarez (statue)",
      opening_hours,
    });
    const memorials = listed("memorials.geojson", [statue]);
    const cafe = { "@id": "node/9", amenity: "cafe", name: "Café" };
    const without = await read([memorials], [listed("without.geojson", [feature(), cafe])]);
    expect(without.drafts.attractions).toMatchObject([
      { id: "node/1", hoursText: "Outdoors", hours: { kind: "known" } },
    ]);
    const withHours = await read([memorials], [listed("with.geojson", [feature("Mo-Fr 09:00-17:00"), cafe])]);
    expect(withHours.drafts.attractions).toMatchObject([{ id: "node/2", hoursText: "Mo-Fr 09:00-17:00" }]);
  });

  test("is refused where it is another list", async () => {
    const hotels = listed("hotels.geojson", [{ ...statue, NUMROOMS: 5 }]);
    const result = await readPlaces({ sights: [hotels] }, options);
    expect(result.ok ? "no problem" : formatProblem(result.problem)).toMatch(/hotels\.geojson: This list of sights/);
  });
});
