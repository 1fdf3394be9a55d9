import type { Area } from "../osm/area";
import { type ListShape, type OfficialList, readOfficialList } from "./official-list";

const SHAPES: readonly ListShape[] = [
  {
    needs: ["NAME", "ADDRESS", "NUMROOMS"],
    id: "GIS_ID",
    date: null,
    kind: { tourism: "hotel" },
    columns: {
      name: "NAME",
      "addr:full": "ADDRESS",
      "addr:postcode": "ZIP",
      phone: "PHONE",
      website: "WEB_URL",
      rooms: "NUMROOMS",
    },
  },
  {
    needs: ["nom_commercial", "classement", "nombre_de_chambres"],
    id: null,
    date: "date_de_classement",
    kind: { tourism: "hotel" },
    columns: {
      name: "nom_commercial",
      "addr:full": "adresse",
      "addr:postcode": "code_postal",
      "addr:city": "commune",
      phone: "telephone",
      website: "site_internet",
      rooms: "nombre_de_chambres",
      capacity: "capacite_d_accueil_personnes",
      stars: "classement",
    },
  },
];

/**
 * Reads an official list of hotels: Washington's (NAME, ADDRESS, NUMROOMS …) or Île-de-France's (nom_commercial, classement …).
 *
 * @throws ProblemError (`bad_file`, `not_found`) that names the file.
 */
export function readHotelList(path: string, area: Area): Promise<OfficialList> {
  return readOfficialList(path, area, "hotels", SHAPES);
}
