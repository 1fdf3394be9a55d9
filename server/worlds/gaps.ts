import { isBooked, type Missing, onceForEach } from "@/server/trip";
import type { World } from "./world";

/**
 * What no record of the world says, what is booked aside: prices of lodging or sights, restaurants at all. Kinds without a single
 * record have no prices to miss, but no restaurants is a gap of its own, since days are planned with meals where there are any.
 */
export const missingIn: (world: World) => readonly Missing[] = onceForEach(findMissing);

interface Row {
  readonly id: string;
  readonly priceMinor: number;
  readonly openData?: unknown;
}

function findMissing({ gazetteer, lodgings, restaurants, attractions }: World): Missing[] {
  const cities = gazetteer.cities.map(({ name }) => name);
  const any = (rowsOf: (city: string) => readonly Row[], holds: (row: Row) => boolean) =>
    cities.some((city) => rowsOf(city).some((row) => !isBooked(row.id) && holds(row)));
  // Records of open data without a price are known to cost nothing: a city may have statues alone.
  const isPriced = ({ priceMinor, openData = null }: Row) => priceMinor > 0 || openData !== null;
  const unpriced = (rowsOf: (city: string) => readonly Row[]) => any(rowsOf, () => true) && !any(rowsOf, isPriced);
  return [
    ...(unpriced(lodgings) ? (["stayPrices"] as const) : []),
    ...(unpriced(attractions) ? (["visitPrices"] as const) : []),
    ...(any(restaurants, () => true) ? [] : (["restaurants"] as const)),
  ];
}
