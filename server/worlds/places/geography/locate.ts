import tzlookup from "tz-lookup";
import { fail, ok, type Result } from "@/server/trip";
import type { Coordinates } from "../../records";
import { centerOf, meanOf } from "../osm/area";
import type { Extract } from "../osm/extract";
import type { Place } from "../place";
import { otherNamesOfCity } from "./city-names";
import { currencyOf } from "./currencies";
import { cityAt, type NamedCity } from "./geonames";
import { regionOf } from "./regions";

/** What the operator says of the city; the rest is found out. */
export interface CityOptions {
  readonly city?: string;
  /** Two letters, "MC". */
  readonly country?: string;
  readonly region?: string;
  readonly zone?: string;
  readonly currency?: string;
}

/** The city that a world's places belong to. */
export interface Location {
  readonly city: string;
  readonly country: string;
  readonly countryName: string;
  readonly region: string | null;
  readonly zone: string;
  readonly currency: string;
  readonly coordinates: Coordinates;
  /** What the city is called in other languages. */
  readonly otherNames: readonly string[];
}

/**
 * The city by what is asked for, else by the addresses in the extracts, else by the cities of GeoNames around the
 * middle. Problems: `bad_input` with what has to be said, or with coordinates that lie at sea.
 */
export function locate(
  options: CityOptions,
  extracts: readonly Extract[],
  places: readonly Place[],
  cities: readonly NamedCity[],
): Result<Location> {
  const middle = extracts.map(({ area }) => centerOf(area)).find((center) => center !== null);
  const center = middle ?? meanOf(places.map(({ coordinates }) => coordinates));
  if (center === null) return fail({ code: "bad_file", message: "No place was read, so there is no city." });
  const mainZone = tzlookup(center.latitude, center.longitude);
  if (options.zone === undefined && /^(Etc|Antarctica)\//.test(mainZone)) {
    const where = `${center.latitude}, ${center.longitude}`;
    const message = `The middle (${where}) lies at sea or in Antarctica. Are latitude and longitude swapped?`;
    return fail({ code: "bad_file", message });
  }
  const voted = (key: Parameters<Extract["votes"]["winner"]>[0]) =>
    extracts.map(({ votes }) => votes.winner(key)).find((value) => value !== null) ?? null;
  const votedCountry = voted("addr:country")?.toUpperCase() ?? null;
  const knownCountry = options.country ?? (/^[A-Z]{2}$/.test(votedCountry ?? "") ? votedCountry : null);
  const named = cityAt(cities, center, knownCountry);
  const city = options.city ?? named?.name ?? voted("addr:city");
  const country = knownCountry ?? named?.country;
  if (city === null) return fail(missing("city", "Name the city, or give GeoNames' cities15000.zip."));
  if (country === undefined) return fail(missing("country", "Name the country by its two letters, for example MC."));
  const region = options.region ?? regionOf(country, named?.admin1 ?? null) ?? regionOf(country, voted("addr:state"));
  return ok({
    city,
    country,
    countryName: new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country,
    region,
    zone: options.zone ?? mainZone,
    currency: options.currency ?? currencyOf(country),
    coordinates: center,
    otherNames: otherNamesOfCity(city, named),
  });
}

const missing = (field: string, message: string) => ({ code: "bad_input", message, where: { field } }) as const;
