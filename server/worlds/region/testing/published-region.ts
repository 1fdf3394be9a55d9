import { join } from "node:path";
import type { LocalDate } from "@/server/trip";
import type { CityFiles } from "../../places/import-places";

/** Where the published files lie; nobody copies them into the project. */
export const PUBLISHED = "../shared/data/real";
export const AMTRAK = join(PUBLISHED, "rail/amtrak-2021-10-06.gtfs.zip");
/** Stations of a region lie within so many kilometers of a city. */
export const STATION_KM = 10;

const WASHINGTON = join(PUBLISHED, "washington-dc");

/** Three cities of the north-east of the United States with the options of their import. */
export const NORTH_EAST: readonly {
  readonly name: string;
  readonly files: CityFiles;
  readonly city?: string;
}[] = [
  {
    name: "washington",
    files: {
      geojson: [join(WASHINGTON, "osm-eateries.geojson.gz")],
      hotels: [join(WASHINGTON, "dcgov-hotel-locations.geojson.gz")],
      sights: [
        join(WASHINGTON, "dcgov-museums-in-dc.geojson.gz"),
        join(WASHINGTON, "dcgov-memorials-in-dc.geojson.gz"),
      ],
    },
  },
  {
    name: "new-york",
    files: { osm: [join(PUBLISHED, "new-york-village/greenwich-village.osm.pbf")] },
    city: "New York",
  },
  { name: "baltimore", files: { osm: [join(PUBLISHED, "baltimore/baltimore.osm.pbf")] } },
];

/** Of GeoNames. */
export const CITIES = join(PUBLISHED, "geonames/cities15000.zip");
/** The day from which the worlds' hours and trains are known. */
export const NORTH_EAST_FROM: LocalDate = "2026-11-28";
