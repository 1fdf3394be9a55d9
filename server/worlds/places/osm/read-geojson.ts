import { badFile } from "../../bad-file";
import { kindsOf } from "../kinds";
import { comparePlaces, type Place, type Tags } from "../place";
import { type Area, isInArea } from "./area";
import { type Extract, OPEN_STREET_MAP } from "./extract";
import { readFeatureCollection } from "./feature-collection";
import { AddressVotes } from "./majority";
import { dayOf } from "./read-pbf";

const OSM_ID = /^(node|way|relation)\/[1-9]\d{0,18}$/;

/**
 * Reads what Overpass Turbo exports: features with tags and "@id" among their properties.
 *
 * @throws ProblemError (`bad_file`, `not_found`) that names the file, and the feature where one is at fault.
 */
export async function readGeojson(path: string, area: Area): Promise<Extract> {
  const { timestamp, features } = await readFeatureCollection(path);
  const moment = timestamp === null ? null : new Date(timestamp);
  const dataUntil = dayOf(moment);
  const votes = new AddressVotes();
  const places: Place[] = [];
  let [outside, withoutPosition] = [0, 0];
  for (const [index, { id, properties, coordinates }] of features.entries()) {
    const osmId = properties["@id"] ?? id ?? "";
    if (!OSM_ID.test(osmId)) {
      throw badFile(path, `Feature ${index + 1} has no "@id" such as node/123. Export the data with Overpass Turbo.`);
    }
    const tags = tagsOf(properties);
    votes.add(tags);
    if (kindsOf(tags) === null) continue;
    if (coordinates === null) withoutPosition += 1;
    else if (!isInArea(area, coordinates)) outside += 1;
    else places.push({ coordinates, tags, source: { dataset: OPEN_STREET_MAP, id: osmId, asOf: dataUntil } });
  }
  return {
    places: places.sort(comparePlaces),
    streets: null,
    votes,
    area,
    elements: features.length,
    outside,
    withoutPosition,
    dataUntil,
    replicatedAt: dataUntil === null ? null : timestamp,
  };
}

/** Without what the exporter adds. */
function tagsOf(properties: Tags): Tags {
  return Object.fromEntries(Object.entries(properties).filter(([key]) => !key.startsWith("@")));
}
