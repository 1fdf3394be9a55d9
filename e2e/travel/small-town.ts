import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PbfNode, townExtract } from "@/server/worlds/testing";
import type { OwnServer } from "../own-server";

const KINDS = [
  { count: 2, tags: { tourism: "hotel", stars: "3" } },
  { count: 12, tags: { amenity: "restaurant", cuisine: "french", opening_hours: "Mo-Su 07:00-23:30" } },
  { count: 9, tags: { tourism: "museum", opening_hours: "Mo-Su 09:00-19:00" } },
] as const;

/** Adds a world of our own making to a server that is stopped: Seine, a small town by the sea with enough for a few days. */
export async function importSmallTown(server: OwnServer): Promise<void> {
  const path = join(server.folder, "seine.osm.pbf");
  writeFileSync(path, townExtract({ nodes: nodes() }));
  await server.command(
    ...["world", "import", "places", "--name", "seine", "--osm", path],
    ...["--city", "Seine", "--country", "FR", "--currency", "EUR"],
  );
}

function nodes(): PbfNode[] {
  const kinds = KINDS.flatMap(({ count, tags }) => Array.from({ length: count }, () => tags));
  return kinds.map((tags, index) => {
    const what = "tourism" in tags ? tags.tourism : tags.amenity;
    return {
      ...{ id: index + 1, latitude: 43.73 + (index % 5) / 3_000, longitude: 7.41 + Math.floor(index / 5) / 3_000 },
      tags: { ...tags, name: `Seine ${what} ${index + 1}` },
    };
  });
}
