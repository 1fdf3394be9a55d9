import { converted, fail, ok, type Problem, RATES, type Result } from "@/server/trip";
import type { OpenData } from "../records";
import type { CityWorld } from "./read-cities";

/** What became of a world's prices. */
export interface Conversion {
  readonly world: string;
  readonly from: string;
  readonly to: string;
}

interface Priced {
  readonly priceMinor: number;
  readonly openData?: OpenData | null;
}

/**
 * The worlds with all of their prices in one currency: their own where they share it, else `wanted`, by the dated rates of
 * `@/server/trip`. What was converted is an estimate, also where it was known. Problem `bad_input` where the currency has to be said, or has
 * no rate.
 */
export function inOneCurrency(
  worlds: readonly CityWorld[],
  wanted: string | undefined,
): Result<{
  readonly currency: string;
  readonly worlds: readonly CityWorld[];
  readonly conversions: readonly Conversion[];
}> {
  const currencies = [...new Set(worlds.map(({ description }) => description.currency))];
  const currency = wanted ?? currencies[0] ?? "USD";
  if (wanted === undefined && currencies.length > 1) {
    const which = worlds.map(({ description: { name, currency: own } }) => `${name}: ${own}`).join(", ");
    const message = `The worlds have different currencies (${which}). Give --currency, and prices are converted by the rates of ${RATES.asOf}.`;
    return fail(badCurrency(message));
  }
  const unknown = [currency, ...currencies].find((code) => code !== currency && converted(1, code, currency) === null);
  if (unknown !== undefined) return fail(badCurrency(`There is no rate from ${unknown} to ${currency}.`));
  const conversions = worlds.flatMap(({ description: { name, currency: from } }) =>
    from === currency ? [] : [{ world: name, from, to: currency }],
  );
  return ok({ currency, conversions, worlds: worlds.map((world) => convertedWorld(world, currency)) });
}

function badCurrency(message: string): Problem {
  return { code: "bad_input", message, where: { field: "currency" } };
}

function convertedWorld(world: CityWorld, to: string): CityWorld {
  const from = world.description.currency;
  if (from === to) return world;
  const { lodgings, restaurants, attractions } = world.tables;
  const convert = <Place extends Priced>(place: Place): Place => convertedPlace(place, from, to);
  return {
    ...world,
    tables: {
      ...world.tables,
      lodgings: lodgings.map(convert),
      restaurants: restaurants.map(convert),
      attractions: attractions.map(convert),
    },
  };
}

/** The lower end rounded down to whole units and the upper one up; what is free stays so. */
function convertedPlace<Place extends Priced>(place: Place, from: string, to: string): Place {
  const { priceMinor, openData } = place;
  if (priceMinor === 0) return place;
  const amount = (minor: number, round: (value: number) => number) =>
    round(converted(minor / 100, from, to) ?? minor / 100) * 100;
  const lowMinor = amount(openData?.priceRange?.lowMinor ?? priceMinor, Math.floor);
  const highMinor = amount(priceMinor, Math.ceil);
  const priceRange = { lowMinor, highMinor };
  return { ...place, priceMinor: highMinor, ...(openData && { openData: { ...openData, priceRange } }) };
}
