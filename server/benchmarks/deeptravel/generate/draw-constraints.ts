import {
  type EntryKey,
  type EntryValue,
  formatMoney,
  type HouseRule,
  listed,
  type RoomType,
  type Said,
  type SaidTime,
  type Transportation,
  usd,
} from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Bare } from "./bare";
import type { Draws } from "./draws";

/** Something that a plan has to keep: as it is said, and what that adds to what was said. */
export interface Constraint {
  readonly words: string;
  adds(said: Said): Said;
}

type Kind = (draws: Draws, bare: Bare, world: World) => Constraint | null;

/** US dollars for each person and day: nobody travels for the first, hardly anything costs more than the last. */
const DAILY = { least: 60, most: 500 } as const;

/** So many constraints of different kinds, fewer where the world has not enough to ask for; every second time a budget is among them. */
export function drawConstraints(draws: Draws, count: number, bare: Bare, world: World): Constraint[] {
  const drawn = draws.between(1, 2) === 1 ? [budget(draws, bare, world)] : [];
  const left = [...KINDS];
  while (drawn.length < count && left.length > 0) {
    const [kind] = left.splice(draws.between(0, left.length - 1), 1);
    const constraint = kind?.(draws, bare, world) ?? null;
    if (constraint !== null) drawn.push(constraint);
  }
  return drawn;
}

/** All but the budget. */
const KINDS: readonly Kind[] = [
  ...[cuisines, roomType, houseRule, transportation, stars],
  ...[sight, kindOfSight, hours, freeEvening, pace],
];

function budget(draws: Draws, { people, days }: Bare, world: World): Constraint {
  const amount = Math.round((draws.between(DAILY.least, DAILY.most) * people * days) / 50) * 50;
  const money = formatMoney({ ...usd(amount), currency: world.describe().currency });
  const words = draws.pick([
    `All of it may cost at most ${money}.`,
    `Our budget is ${money} in total.`,
    `Please stay under ${money} for the whole trip.`,
    `${money} is the most we can spend altogether.`,
  ]);
  return trip(words, { budget: amount });
}

function cuisines(draws: Draws, { route }: Bare, world: World): Constraint | null {
  const known = new Set(
    route.stays.flatMap(({ city }) => world.restaurants(city)).flatMap((one) => one.cuisines.split(", ")),
  );
  const names = [...known].filter((name) => name !== "").sort();
  if (names.length === 0) return null;
  const wanted = [...new Set(Array.from({ length: draws.between(1, 2) }, () => draws.pick(names)))];
  const words = draws.pick([
    `At least one meal has to be ${listed(wanted).replace(" and ", " and one ")}.`,
    `We must eat ${listed(wanted)} food somewhere along the way.`,
    `${listed(wanted)} food is a must.`,
  ]);
  return constraint(words, { cuisines: wanted });
}

/** Values, each with ways to say it. */
type Worded<Value> = readonly { readonly value: Value; readonly words: readonly string[] }[];

const ROOMS: Worded<RoomType> = [
  { value: "entire room", words: ["We need an entire place to ourselves.", "Book us entire homes only."] },
  { value: "private room", words: ["We want private rooms.", "The lodging has to be a private room."] },
  { value: "not shared room", words: ["No shared rooms, please.", "We won't sleep in a shared room."] },
];

function roomType(draws: Draws): Constraint {
  const { value, words } = draws.pick(ROOMS);
  return constraint(draws.pick(words), { roomType: value });
}

const RULES: Worded<HouseRule> = [
  { value: "smoking", words: ["Our lodging has to allow smoking.", "We need a place where smoking is allowed."] },
  { value: "parties", words: ["Our lodging has to allow parties.", "It must be a place where parties are allowed."] },
  {
    value: "children under 10",
    words: ["Our lodging has to allow children under 10.", "Children under 10 must be allowed where we stay."],
  },
  { value: "visitors", words: ["Our lodging has to allow visitors.", "Visitors must be allowed where we stay."] },
  { value: "pets", words: ["Our lodging has to allow pets.", "Pets must be allowed where we stay."] },
];

function houseRule(draws: Draws): Constraint {
  const { value, words } = draws.pick(RULES);
  return constraint(draws.pick(words), { houseRule: [value] });
}

const WAYS: Worded<Transportation> = [
  { value: "no flight", words: ["We don't fly.", "No flights, please.", "Nobody gets on a plane."] },
  { value: "no self-driving", words: ["None of us drives.", "No self-driving, please.", "We won't drive ourselves."] },
  { value: "only trains and buses", words: ["Only trains and buses, please.", "We travel by train or bus only."] },
];

function transportation(draws: Draws, { route }: Bare): Constraint | null {
  if (route.origin === null) return null;
  const { value, words } = draws.pick(WAYS);
  return constraint(draws.pick(words), { transportation: value });
}

function stars(draws: Draws): Constraint {
  const [entry, place] = draws.pick([
    ["hotel.ratings", "Hotels"],
    ["restaurant.ratings", "Restaurants"],
  ] as const);
  const least = draws.between(3, 4);
  const words = draws.pick([
    `${place} must be rated ${least} or higher.`,
    `It's a must that ${place.toLowerCase()} have a rating of at least ${least}.`,
  ]);
  return insisted(words, entry, least);
}

function sight(draws: Draws, { route }: Bare, { attractions }: World): Constraint | null {
  const names = route.stays
    .flatMap(({ city }) => attractions(city))
    .flatMap(({ name, nameResolves }) => (nameResolves ? [name] : []));
  if (names.length === 0 || route.region !== null) return null;
  const name = draws.pick(names);
  return trip(draws.pick([`We have to see ${name}.`, `${name} must be on the list.`, `Don't leave out ${name}.`]), {
    sights: [name],
  });
}

const SIGHT_KINDS = ["museum", "park", "art", "historical site", "aquarium"] as const;

function kindOfSight(draws: Draws, { route }: Bare, { attractions }: World): Constraint | null {
  const kinds = new Set(
    route.stays.flatMap(({ city }) => attractions(city)).flatMap(({ details }) => details?.types ?? []),
  );
  const there = SIGHT_KINDS.filter((kind) => kinds.has(kind));
  if (there.length === 0) return null;
  const kind = draws.pick(there);
  return insisted(SIGHT_WORDS[kind], "attraction.preferredType", kind);
}

const SIGHT_WORDS: Readonly<Record<(typeof SIGHT_KINDS)[number], string>> = {
  museum: "We must visit at least one museum.",
  park: "A park is a must.",
  art: "Seeing some art is a must.",
  "historical site": "A historical site is a must.",
  aquarium: "We must see an aquarium.",
};

function hours(draws: Draws, { route }: Bare): Constraint | null {
  if (route.origin === null) return null;
  if (draws.between(1, 2) === 1) {
    const time = `${draws.between(13, 20)}:00`;
    const words = draws.pick([
      `We have to arrive by ${time} on the first day.`,
      `On day 1 we need to be there by ${time}.`,
    ]);
    return timed(words, { kind: "arriveBy", day: { tripDay: 1 }, time });
  }
  const time = draws.pick(["09:00", "10:00", "11:00"]);
  const words = draws.pick([`Nothing should leave before ${time}.`, `We can't leave before ${time} on any day.`]);
  return timed(words, { kind: "leaveAfter", day: "every", time });
}

function freeEvening(draws: Draws, { days }: Bare): Constraint | null {
  if (days < 3) return null;
  const day = draws.between(2, days - 1);
  const words = draws.pick([`Keep the evening of day ${day} free.`, `On day ${day} we need the evening free.`]);
  return timed(words, { kind: "freeEvening", day: { tripDay: day } });
}

function pace(draws: Draws): Constraint {
  const chosen = draws.pick(["relaxed", "packed"] as const);
  const words = {
    relaxed: ["We want a relaxed pace.", "A relaxed pace, please."],
    packed: ["We want packed days.", "A packed schedule, please."],
  };
  return trip(draws.pick(words[chosen]), { pace: chosen });
}

function trip(words: string, added: Said["trip"]): Constraint {
  return { words, adds: (said) => ({ ...said, trip: { ...said.trip, ...added } }) };
}

function constraint(words: string, added: Said["constraints"]): Constraint {
  return { words, adds: (said) => ({ ...said, constraints: { ...said.constraints, ...added } }) };
}

function timed(words: string, time: SaidTime): Constraint {
  return {
    words,
    adds: (said) => ({ ...said, trip: { ...said.trip, times: [...(said.trip.times ?? []), time] } }),
  };
}

/** No plan may go without it. */
function insisted(words: string, entry: EntryKey, value: EntryValue): Constraint {
  return {
    words,
    adds: (said) => ({
      ...said,
      entries: { ...said.entries, [entry]: value },
      insisted: { ...said.insisted, [entry]: value },
    }),
  };
}
