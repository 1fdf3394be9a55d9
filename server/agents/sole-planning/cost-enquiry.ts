import { fail, ok, type Result } from "@/server/trip";
import { type RoadMode, roadCostMinor, type World } from "@/server/worlds";
import { withNamesOfTables } from "../plan-text/names-of-tables";
import { readPlanText } from "../plan-text/read-plan-text";
import { NOTHING, type WrittenDay } from "../plan-text/written-day";

/**
 * CostEnquiry of sole planning by ReAct (TravelPlanner, appendix B.1): what the days of a partial plan cost for everyone, in a
 * sentence for each. Problem "not_found" names what is not in the tables, "bad_input" what cannot be read.
 */
export function costEnquiry(text: string, world: World): Result<string> {
  const days = readPlanText(text);
  if (days === null) {
    return fail({
      code: "bad_input",
      message: 'No day can be read in this. Begin with "Day 1:" and write a line for each part.',
    });
  }
  const people = Number(/\bpeople(?:[_ ]number)?"?\s*[:=]\s*(\d+)/i.exec(text)?.[1] ?? 1);
  const sentences: string[] = [];
  for (const day of withNamesOfTables(days, world)) {
    const minor = costOfDay(day, people, world);
    if (!minor.ok) return minor;
    sentences.push(`Day ${day.days} costs $${minor.value / 100} for ${people} ${people === 1 ? "person" : "people"}.`);
  }
  return ok(sentences.join(" "));
}

function costOfDay(day: WrittenDay, people: number, world: World): Result<number> {
  const parts = [
    costOfWay(day, people, world),
    ...[day.breakfast, day.lunch, day.dinner].map((meal) =>
      costOfPlace(
        meal,
        "restaurant",
        (city) => world.restaurants(city),
        ({ priceMinor }) => priceMinor * people,
      ),
    ),
    costOfPlace(
      day.accommodation,
      "accommodation",
      (city) => world.lodgings(city),
      ({ priceMinor, maximumOccupancy }) => priceMinor * Math.ceil(people / maximumOccupancy),
    ),
  ];
  let sum = 0;
  for (const part of parts) {
    if (!part.ok) return fail({ ...part.problem, message: `Day ${day.days}: ${part.problem.message}` });
    sum += part.value;
  }
  return ok(sum);
}

function costOfPlace<Place extends { readonly name: string }>(
  written: string,
  kind: string,
  placesIn: (city: string) => readonly Place[],
  cost: (place: Place) => number,
): Result<number> {
  if (written === NOTHING) return ok(0);
  const comma = written.lastIndexOf(",");
  const name = written.slice(0, comma).trim();
  const place = placesIn(written.slice(comma + 1).trim()).find((one) => one.name.includes(name));
  if (comma > 0 && place !== undefined) return ok(cost(place));
  return fail({
    code: "not_found",
    message: `there is no ${kind} "${written}". Write "Name, City" as the tables have them.`,
  });
}

function costOfWay({ transportation, current_city }: WrittenDay, people: number, world: World): Result<number> {
  if (transportation === NOTHING) return ok(0);
  const number = /Flight Number: ([^,]+)/.exec(transportation)?.[1]?.trim();
  if (number !== undefined) {
    const leg = world.legByNumber(number);
    if (leg !== undefined) return ok(leg.priceMinor * people);
    return fail({ code: "not_found", message: `there is no flight ${number}.` });
  }
  const mode: RoadMode = /taxi/i.test(transportation) ? "taxi" : "self-driving";
  const [, from = "", to = ""] =
    /from (.+?) to ([^,]+)/.exec(transportation) ?? /from (.+?) to (.+)/.exec(current_city) ?? [];
  const road = world.road(from.trim(), to.trim());
  const cost = road === undefined ? null : roadCostMinor(road, mode, people);
  if (cost !== null) return ok(cost);
  return fail({ code: "not_found", message: `there is no way "${transportation}".` });
}
