import type { NamedDay, NamedStop } from "@/server/editing";
import { fromTo, nameAndCity, type PublishedDay } from "@/server/scoring";
import { type LegMode, mealNameSchema } from "@/server/trip";

const MODES: readonly { readonly mode: LegMode; readonly pattern: RegExp }[] = [
  { mode: "flight", pattern: /flight number:?\s*([^,;]+)/i },
  { mode: "train", pattern: /train number:?\s*([^,;]+)/i },
  { mode: "bus", pattern: /bus number:?\s*([^,;]+)/i },
  { mode: "self-driving", pattern: /self-driving/i },
  { mode: "taxi", pattern: /taxi/i },
];

/** Days in TravelPlanner's published form, trains and buses written like flights. Stops have no times. */
export function namedDaysOfWords(days: readonly PublishedDay[]): NamedDay[] {
  return days.map((day): NamedDay => {
    const field = (name: string) => textOf(day[name]);
    const written = field("current_city");
    const move = fromTo(written);
    const [from, city] = move === null ? [cityOf(written), cityOf(written)] : [cityOf(move.from), cityOf(move.to)];
    return {
      ...{ from, city },
      stops: [
        ...legIn(field("transportation"), { from, to: city }),
        ...mealNameSchema.options.flatMap((meal) =>
          placesIn(field(meal)).map((place) => ({ kind: "meal" as const, meal, ...place, ...NO_TIME })),
        ),
        ...field("attraction")
          .split(";")
          .flatMap(placesIn)
          .map((place) => ({ kind: "visit" as const, ...place, ...NO_TIME })),
        ...placesIn(field("accommodation")).map((place) => ({ kind: "stay" as const, ...place })),
      ],
    };
  });
}

const NO_TIME = { start: null, end: null };

function legIn(text: string, day: { readonly from: string; readonly to: string }): NamedStop[] {
  if (text === "") return [];
  const way = fromTo(text);
  const ends = way === null ? day : { from: cityOf(way.from), to: cityOf(way.to) };
  for (const { mode, pattern } of MODES) {
    const found = pattern.exec(text);
    if (found !== null) return [{ kind: "leg", mode, number: found[1]?.trim() ?? null, ...ends, start: null }];
  }
  return [];
}

/** "Name, City"; none where nothing is written. */
function placesIn(text: string) {
  return text.trim() === "" ? [] : [nameAndCity(text.trim())];
}

/** Without a state in parentheses behind it. */
function cityOf(text: string): string {
  return text.replace(/\(.*$/s, "").trim();
}

function textOf(value: unknown): string {
  return typeof value === "string" && value !== "-" ? value : "";
}
