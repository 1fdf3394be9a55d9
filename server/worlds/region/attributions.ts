import { formatDayOfYear, listed } from "@/server/trip";
import type { Attribution } from "../world";
import type { CityWorld } from "./read-cities";

/** A plan names at most so many. */
const MOST_LINES = 20;

/**
 * What has to be shown of all the worlds: a source that several of them have is one line, with the date of each city where these
 * differ. Null: there are more than a plan can name.
 */
export function attributionsOf(
  worlds: readonly CityWorld[],
  further: readonly Attribution[],
): readonly Attribution[] | null {
  const bySource = new Map<string, { readonly city: string | null; readonly attribution: Attribution }[]>();
  const add = (attribution: Attribution, city: string | null) => {
    const { text, license, url } = attribution;
    const key = JSON.stringify([text, license, url]);
    bySource.set(key, [...(bySource.get(key) ?? []), { city, attribution }]);
  };
  for (const { description, cities } of worlds) {
    for (const each of description.attributions ?? []) add(each, listed(cities.map(({ name }) => name)));
  }
  for (const each of further) add(each, null);
  const lines = [...bySource.values()].flatMap((same): Attribution[] => {
    const first = same[0]?.attribution;
    if (first === undefined) return [];
    if (same.every(({ attribution }) => attribution.asOf === first.asOf)) return [first];
    const dates = same.flatMap(({ city, attribution: { asOf } }) =>
      asOf === null || city === null ? [] : [`${city} as of ${formatDayOfYear(asOf)}`],
    );
    return [{ ...first, text: `${first.text}: ${dates.join(", ")}`, asOf: null }];
  });
  return lines.length > MOST_LINES ? null : lines;
}
