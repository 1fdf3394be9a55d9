import { capitalized, counted, formatMoney, listed } from "@/server/trip";
import type { QuestionBack } from "@/server/understanding";
import { type World, worldMoney } from "@/server/worlds";

type Places = Extract<QuestionBack, { about: "places" }>;

const MOST_DESCRIBED = 4;
const MOST_CITIES = 2;
const MOST_NAMED = 8;

/** The best rated of what there is to see, to eat or to sleep in a city, each kind once; `cities` are meant where none is named. */
export function placesAnswer({ find, city, subject }: Places, cities: readonly string[], world: World): string {
  const asked = city === null ? cities.slice(0, MOST_CITIES) : [city];
  if (asked.length === 0) return "Which city do you mean? Name it, and I'll tell you what there is.";
  return asked.map((name) => placesIn(name, find, subject, world)).join(" ");
}

function placesIn(city: string, find: Places["find"], subject: string, world: World): string {
  const choices = choicesIn(city, find, world);
  if (choices.length === 0)
    return world.gazetteer.city(city) === undefined
      ? coveredAnswer(city, world)
      : `The records have nothing of that in ${city}.`;
  const wanted = choices.flatMap((choice) => {
    const kind = choice.kinds.find((each) => isNamed(each, subject));
    return kind === undefined ? [] : [{ ...choice, kinds: [kind] }];
  });
  const sorted = [...(wanted.length > 0 ? wanted : choices)].sort(
    (a, b) => b.rating - a.rating || a.priceMinor - b.priceMinor,
  );
  const best = wanted.length > 0 ? sorted : oneOfEachKind(sorted);
  const described = best.slice(0, MOST_DESCRIBED).map((choice) => choiceWords(choice, find, world));
  const what = { see: "to see", eat: "to eat", sleep: "to stay" }[find];
  return `Best rated ${what} in ${city}: ${listed(described)}.`;
}

/** "museums" names the kind "museum". */
function isNamed(kind: string, subject: string): boolean {
  const plain = (text: string) =>
    ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/, "")).join(" ")} `;
  return plain(subject).includes(plain(kind));
}

interface Choice {
  readonly name: string;
  readonly kinds: readonly string[];
  /** 0: nobody rated it. */
  readonly rating: number;
  readonly priceMinor: number;
}

function choicesIn(city: string, find: Places["find"], world: World): readonly Choice[] {
  switch (find) {
    case "see":
      return world.attractions(city).map(({ name, priceMinor, details }) => ({
        ...{ name, priceMinor, kinds: details?.types ?? [], rating: details?.rating ?? 0 },
      }));
    case "eat":
      return world.restaurants(city).map(({ name, priceMinor, cuisines, rating }) => ({
        ...{ name, priceMinor, kinds: cuisines.split(/,\s*/), rating },
      }));
    case "sleep":
      return world.lodgings(city).map(({ name, priceMinor, roomType, rating }) => ({
        ...{ name, priceMinor, kinds: [roomType], rating },
      }));
  }
}

function oneOfEachKind(sorted: readonly Choice[]): readonly Choice[] {
  const kindOf = ({ kinds, name }: Choice) => kinds[0] ?? name;
  return sorted.filter((choice, at) => sorted.findIndex((other) => kindOf(other) === kindOf(choice)) === at);
}

function choiceWords({ name, kinds, rating, priceMinor }: Choice, find: Places["find"], world: World): string {
  const each = find === "sleep" ? "a night and room" : "a person";
  const price = priceMinor > 0 ? `${formatMoney(worldMoney(world, priceMinor))} ${each}` : "free";
  const facts = [
    kinds[0] ?? "",
    rating > 0 ? `rated ${rating}` : "",
    find === "see" && kinds.length === 0 && priceMinor === 0 ? "" : price,
  ];
  const described = facts.filter((fact) => fact !== "");
  return described.length === 0 ? name : `${name} (${described.join(", ")})`;
}

/** Whether a place is covered, or which ones are. */
export function coveredAnswer(place: string | null, world: World): string {
  if (place === null) return `${coverage(world)} Name a state, and I'll list its cities.`;
  if (world.gazetteer.city(place) !== undefined) return `Yes, you can plan a trip to ${place}.`;
  const cities = world.gazetteer.citiesOf(place).map(({ name }) => name);
  if (cities.length > 0) return `Yes: in ${place} I cover ${namesOf(cities)}.`;
  return notCovered(place, world);
}

function notCovered(place: string, world: World): string {
  return `I don't cover ${place}. ${coverage(world)}`;
}

function coverage({ gazetteer }: World): string {
  const { cities, states } = gazetteer;
  const names = namesOf(cities.map(({ name }) => name));
  return capitalized(
    `I cover ${counted(cities.length, "city", "cities")} in ${counted(states.length, "state")}: ${names}.`,
  );
}

function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED);
  return listed(names.length > MOST_NAMED ? [...shown, `${names.length - MOST_NAMED} more`] : shown);
}
