import { basename } from "node:path";
import { isLocalDate } from "@/server/trip";
import { badFile } from "../bad-file";
import { type Area, isInArea } from "../osm/area";
import { readFeatureCollection } from "../osm/feature-collection";
import type { Place, Tags } from "../place";

/** A shape of official lists: its columns, by the tags that say the same. */
interface ListShape {
  /** The columns that tell the shape. */
  readonly needs: readonly string[];
  readonly id: string | null;
  readonly date: string | null;
  readonly columns: Readonly<Record<string, string>>;
}

const SHAPES: readonly ListShape[] = [
  {
    needs: ["NAME", "ADDRESS", "NUMROOMS"],
    id: "GIS_ID",
    date: null,
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

export interface HotelList {
  readonly places: readonly Place[];
  readonly rows: number;
  readonly outside: number;
  readonly withoutPosition: number;
}

/**
 * Reads an official list of hotels: Washington's (NAME, ADDRESS, NUMROOMS …) or Île-de-France's (nom_commercial,
 * classement …). Names stay as the list writes them.
 *
 * @throws ProblemError (`bad_file`, `not_found`) that names the file.
 */
export async function readHotelList(path: string, area: Area): Promise<HotelList> {
  const { features } = await readFeatureCollection(path);
  const columns = new Set(features.flatMap(({ properties }) => Object.keys(properties)));
  const shape = SHAPES.find(({ needs }) => needs.every((column) => columns.has(column)));
  if (shape === undefined) {
    const known = SHAPES.map(({ needs }) => needs.join(", ")).join("; or ");
    throw badFile(path, `This list of hotels has none of the known sets of columns (${known}).`);
  }
  const dataset = basename(path);
  const dates = features.flatMap(({ properties }) => (shape.date === null ? [] : [properties[shape.date] ?? ""]));
  const asOf = dates.filter(isLocalDate).sort().at(-1) ?? null;
  const places: Place[] = [];
  let [outside, withoutPosition] = [0, 0];
  for (const [index, { properties, coordinates }] of features.entries()) {
    const number = shape.id === null ? undefined : properties[shape.id];
    if (coordinates === null) withoutPosition += 1;
    else if (!isInArea(area, coordinates)) outside += 1;
    else {
      const source = { dataset, id: `${dataset.split(".")[0]}/${number?.replace(/^\D+/, "") || index + 1}`, asOf };
      places.push({ coordinates, tags: tagsOf(shape, properties), source });
    }
  }
  return { places, rows: features.length, outside, withoutPosition };
}

function tagsOf({ columns }: ListShape, properties: Tags): Tags {
  const tags: Record<string, string> = { tourism: "hotel" };
  for (const [tag, column] of Object.entries(columns)) {
    const value = properties[column]?.trim() ?? "";
    if (value !== "" && value !== "0") tags[tag] = tag === "stars" ? value.slice(0, 1) : value;
  }
  return tags;
}
