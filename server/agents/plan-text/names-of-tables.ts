import { shownText } from "@/server/tools";
import type { World } from "@/server/worlds";
import { NOTHING, type WrittenDay } from "./written-day";

interface Named {
  readonly name: string;
}

/**
 * The days with the names that the world's tables have, where agents could only write what they were shown: a bar as a slash, a
 * line break as a space (`shownText`). A name that the published lookup finds, and one that was never shown, stay as they are.
 */
export function withNamesOfTables(days: readonly WrittenDay[], world: World): WrittenDay[] {
  const restaurant = (written: string) => nameOfTable(written, (city) => world.restaurants(city));
  return days.map((day) => ({
    ...day,
    breakfast: restaurant(day.breakfast),
    lunch: restaurant(day.lunch),
    dinner: restaurant(day.dinner),
    attraction: day.attraction
      .split(";")
      .map((visit) => nameOfTable(visit, (city) => world.attractions(city)))
      .join(";"),
    accommodation: nameOfTable(day.accommodation, (city) => world.lodgings(city)),
  }));
}

/** "Name, City": as with the published lookup, a part of a name is enough, and the first place that has it counts. */
function nameOfTable(written: string, placesIn: (city: string) => readonly Named[]): string {
  const comma = written.lastIndexOf(",");
  const name = written.slice(0, Math.max(comma, 0)).trim();
  if (written === NOTHING || name === "") return written;
  const behind = written.slice(comma + 1);
  const places = placesIn(behind.replace(/\(.*$/s, "").trim());
  if (places.some((place) => place.name.includes(name))) return written;
  const shown = places.find((place) => shownText(place.name) === name);
  const place = shown ?? places.find((one) => shownText(one.name).includes(name));
  return place === undefined ? written : `${place.name},${behind}`;
}
