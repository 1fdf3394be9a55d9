import type { Area } from "../osm/area";
import type { ListedHours, Tags } from "../place";
import { type ListShape, type OfficialList, readOfficialList } from "./official-list";

const SHAPES: readonly ListShape[] = [
  {
    needs: ["NAME", "ALTNAME", "ADDRESS", "WEBURL"],
    id: "OBJECTID",
    date: null,
    kind: { tourism: "museum" },
    columns: { name: "NAME", "addr:full": "ADDRESS", website: "WEBURL" },
  },
  {
    needs: ["NAME", "ADDRESS", "ADDRID"],
    // Washington's list of hotels has the three of them, too.
    lacks: ["NUMROOMS"],
    id: "OBJECTID",
    date: null,
    kind: { historic: "memorial" },
    columns: { name: "NAME", "addr:full": "ADDRESS" },
    hours: ({ NAME }) => (IN_A_BUILDING.test(NAME ?? "") ? null : OUTDOORS),
  },
  {
    needs: ["nom_du_musee", "adresse", "periode_ouverture"],
    id: null,
    date: null,
    kind: { tourism: "museum" },
    columns: {
      name: "nom_du_musee",
      "addr:full": "adresse",
      "addr:postcode": "cp",
      "addr:city": "ville",
      website: "sitweb",
    },
    closed: { column: "ferme", values: ["OUI", "TRAVAUX"] },
    hours: frenchHours,
  },
];

/** A statue in a park has no hours: a fair default, which its text says. */
const OUTDOORS: ListedHours = { kind: "always", text: "Outdoors" };

/** Memorials that one enters ("JOHN F. KENNEDY CENTER FOR THE PERFORMING ARTS"), or that travel. */
const IN_A_BUILDING = /\b(CENTER|MUSEUM|LIBRARY|COTTAGE|HOUSE|HALL|THEAT(ER|RE)|CATHEDRAL|CHURCH|CAROUSEL)\b/i;

/** Prose that no rule reads for sure ("Nocturne jusqu'à 21h lors des expositions temporaires"): shown as it is, in one text. */
function frenchHours({ periode_ouverture = "", jours_nocturnes = "", fermeture_annuelle = "" }: Tags) {
  const parts = [periode_ouverture, labeled("Nocturnes", jours_nocturnes), labeled("Fermé", fermeture_annuelle)];
  const text = parts.flatMap((part) => part.trim().replaceAll(/\s+/g, " ").replace(/\.$/, "") || []).join(". ");
  return text === "" ? null : ({ kind: "prose", text: text.slice(0, LONGEST_PROSE) } as const);
}

const LONGEST_PROSE = 1_000;

const labeled = (label: string, text: string) => (text.trim() === "" ? "" : `${label}: ${text}`);

/**
 * Reads an official list of sights: Washington's museums (NAME, ALTNAME, WEBURL …) and memorials (NAME, ADDRID …), or the museums of
 * Paris (nom_du_musee, periode_ouverture …). Those that the list calls closed are left out.
 *
 * @throws ProblemError (`bad_file`, `not_found`) that names the file.
 */
export function readSightList(path: string, area: Area): Promise<OfficialList> {
  return readOfficialList(path, area, "sights", SHAPES);
}
