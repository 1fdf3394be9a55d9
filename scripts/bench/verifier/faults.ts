import type { Trajectory, VerifiedTask } from "@/server/scoring/verifier";
import { addDays, type Itinerary, minutesOfDay, type Stop, timeOfMinutes, toMajor, usd } from "@/server/trip";
import { openOn, type World } from "@/server/worlds";
import { withFact, withLine, withStops } from "./change-plan";
import { type Draft, type Fact, linesText, toTrajectory, type Wording } from "./draft";
import type { Random } from "./random";
import { call, linesOf, type Taught } from "./teacher";

export interface Faulty {
  readonly task: VerifiedTask;
  readonly trajectory: Trajectory;
}

/** Seeds one fault in a sound trajectory; null where it has no place for it. */
export type Fault = (taught: Taught, wording: Wording, random: Random) => Promise<Faulty | null>;

type Drafted = (taught: Taught, random: Random) => Draft | null;

/** The fault of a draft. Where there are two, both are drawn alike and the other is taken where one has no place. */
function drafted(...ways: readonly Drafted[]): Fault {
  return async (taught, wording, random) => {
    const first = random.below(ways.length);
    for (let at = 0; at < ways.length; at++) {
      const draft = ways[(first + at) % ways.length]?.(taught, random) ?? null;
      if (draft !== null) return { task: taught.task, trajectory: toTrajectory(draft, wording) };
    }
    return null;
  };
}

const picker =
  (random: Random) =>
  <Item>(items: readonly Item[]) =>
    random.pick(items);

/** A price that is off by a seventh or more, and is no other price of the same name. */
function otherPrice(price: number, random: Random, taken: readonly number[]): number {
  for (let tries = 0; tries < 50; tries++) {
    const factor = random.chance(2) ? 1.15 + random.below(80) / 100 : 0.85 - random.below(60) / 100;
    const other = Math.max(1, Math.round(price * factor));
    if (other !== price && !taken.includes(other)) return other;
  }
  return price + 1;
}

function pricesOf(name: string, { world, draft }: Taught): number[] {
  const cities = world.gazetteer.cities.map((city) => city.name);
  const legs = draft.itinerary.days.flatMap(({ date, stops }) =>
    stops.flatMap((stop) => (stop.kind === "leg" ? world.scheduledLegs(stop.from, stop.to, date) : [])),
  );
  const records = cities.flatMap((city) => [...world.lodgings(city), ...world.restaurants(city)]);
  const own = [...records.filter((record) => record.name === name), ...legs.filter(({ number }) => number === name)];
  return own.map(({ priceMinor }) => priceMinor / 100);
}

const isPriced = (fact: Fact): fact is Extract<Fact, { price: number }> => "price" in fact;
const nameOfFact = (fact: Fact) => ("name" in fact ? fact.name : fact.says === "flight" ? fact.number : "");

const inventedPrice = drafted((taught, random) =>
  withFact(taught.draft, picker(random), (fact) =>
    isPriced(fact) ? { ...fact, price: otherPrice(fact.price, random, pricesOf(nameOfFact(fact), taught)) } : null,
  ),
);

const INVENTED = [
  "Golden Heron Gallery",
  "Larkspur & Finch",
  "The Quiet Anchor Bistro",
  "Villa Montrose Annex",
  "Saffron Lantern House",
];

const inventedPlace = drafted(
  ({ draft }, random) => {
    const name = random.pick(INVENTED) ?? "";
    return withFact(draft, picker(random), (fact) => ("name" in fact ? { ...fact, name } : null));
  },
  ({ draft, task }, random) => {
    const name = random.pick(INVENTED) ?? "";
    const chosen = random.pick(stopsOf(draft.itinerary).filter((stop) => stop.kind !== "leg"));
    if (chosen === undefined) return null;
    return retold(draft, task, (stop) => (stop === chosen ? { ...stop, name, recordId: "invented" } : stop));
  },
);

function stopsOf({ days }: Itinerary): Stop[] {
  return days.flatMap(({ stops }) => stops);
}

function retold(draft: Draft, { request }: VerifiedTask, change: Parameters<typeof withStops>[1]): Draft | null {
  return request === null ? null : withStops(draft, change, (itinerary) => linesOf(itinerary, request));
}

/** Told under another day than planned, or planned on a day that is spent in another city. */
const swappedDay = drafted(
  ({ draft }, random) => {
    const told = draft.lines.flatMap((line, at) => (line.says === "meal" || line.says === "visit" ? [at] : []));
    const from = random.pick(told);
    if (from === undefined) return null;
    const heads = draft.lines.flatMap((line, at) => (line.says === "day" ? [at] : []));
    const own = heads.findLast((at) => at < from);
    const to = random.pick(heads.filter((at) => at !== own));
    const line = draft.lines[from];
    if (to === undefined || line === undefined) return null;
    const lines = draft.lines.flatMap((one, at) => (at === from ? [] : at === to ? [one, line] : [one]));
    return { ...draft, lines };
  },
  ({ draft, task }, random) => {
    const stops = draft.itinerary.days.flatMap((day) =>
      day.stops.flatMap((stop) => (stop.kind === "meal" || stop.kind === "visit" ? [{ stop, day }] : [])),
    );
    const one = random.pick(stops);
    const other = random.pick(
      stops.filter(
        ({ stop, day }) =>
          one !== undefined && stop.kind === one.stop.kind && day !== one.day && stop.city !== one.stop.city,
      ),
    );
    if (one === undefined || other === undefined) return null;
    const put = (into: Stop, from: Stop): Stop => ({ ...from, id: into.id, start: into.start, end: into.end });
    return retold(draft, task, (stop) =>
      stop === one.stop ? put(stop, other.stop) : stop === other.stop ? put(stop, one.stop) : stop,
    );
  },
);

/** A place that is closed then, with everything else as the records have it. */
const closedPlace = drafted(({ draft, task, world }, random) => {
  const closed = draft.itinerary.days.flatMap((day) =>
    day.stops.flatMap((stop) => {
      if (stop.kind !== "meal" && stop.kind !== "visit") return [];
      const { start, end } = stop;
      if (start === null || end === null) return [];
      const records = stop.kind === "meal" ? world.restaurants(stop.city) : world.attractions(stop.city);
      const used = new Set(stopsOf(draft.itinerary).map(({ recordId }) => recordId));
      return records.flatMap((record) => {
        if (record.hours === null || used.has(record.id)) return [];
        const [from, to] = [minutesOfDay(start.time), minutesOfDay(end.time)];
        const isOpen = openOn(record.hours, day.date).some(([opens, closes]) => from >= opens && to <= closes);
        return isOpen ? [] : [{ stop, record }];
      });
    }),
  );
  const chosen = random.pick(closed);
  if (chosen === undefined) return null;
  const { record } = chosen;
  const cost = { ...chosen.stop.cost, amountMinor: record.priceMinor * draft.people };
  return retold(draft, task, (stop) =>
    stop === chosen.stop ? { ...stop, recordId: record.id, name: record.name, cost } : stop,
  );
});

/** What a search gave before the price changed is told after it was asked again. */
const staleObservation: Fault = async (taught, wording, random) => afterChange(taught, wording, random, true);

async function afterChange(taught: Taught, wording: Wording, random: Random, isStale: boolean): Promise<Faulty | null> {
  const { draft } = taught;
  const told = draft.turns.flatMap(({ facts }, turn) =>
    facts.flatMap((fact, at) => (isPriced(fact) && fact.says !== "road" ? [{ turn, at, fact }] : [])),
  );
  const chosen = random.pick(told);
  if (chosen === undefined) return null;
  const old = otherPrice(chosen.fact.price, random, pricesOf(nameOfFact(chosen.fact), taught));
  const asked = draft.turns.flatMap(({ calls }, turn) =>
    calls.flatMap((made) =>
      JSON.stringify(made.output).includes(JSON.stringify(nameOfFact(chosen.fact))) ? [{ turn, made }] : [],
    ),
  )[0];
  if (asked === undefined) return null;
  const earlier = { ...asked.made, output: withPrice(asked.made.output, nameOfFact(chosen.fact), old) };
  const turns = draft.turns.map((turn, at) => {
    const calls = at === asked.turn ? [earlier, ...turn.calls] : turn.calls;
    const facts =
      at === chosen.turn
        ? turn.facts.map((fact, index) =>
            index === chosen.at ? { ...chosen.fact, price: isStale ? old : chosen.fact.price } : fact,
          )
        : turn.facts;
    return { facts, calls };
  });
  return { task: taught.task, trajectory: toTrajectory({ ...draft, turns }, wording) };
}

type Json = Trajectory["turns"][number]["calls"][number]["output"];

/** The answer with another price in the rows of a name. */
function withPrice(output: Json, name: string, price: number): Json {
  if (Array.isArray(output)) return output.map((one) => withPrice(one, name, price));
  if (typeof output !== "object" || output === null) return output;
  const isNamed = Object.values(output).includes(name);
  return Object.fromEntries(
    Object.entries(output).map(([key, value]) => [
      key,
      isNamed && /price|cost/i.test(key) ? price : withPrice(value, name, price),
    ]),
  );
}

/** A demand that was made is left out of the plan. */
const droppedDemand: Fault = async ({ task, draft, world }, wording, random) => {
  const { request } = task;
  if (request === null) return null;
  const stops = stopsOf(draft.itinerary);
  const eaten = stops.flatMap((stop) =>
    stop.kind === "meal" ? world.restaurants(stop.city).filter(({ id }) => id === stop.recordId) : [],
  );
  const cities = [...new Set(eaten.map(({ city }) => city))];
  const cuisines = [
    ...new Set(cities.flatMap((city) => world.restaurants(city)).flatMap((one) => one.cuisines.split(", "))),
  ];
  const missed = cuisines.filter((cuisine) => cuisine !== "" && !eaten.some((one) => one.cuisines.includes(cuisine)));
  const flies = stops.some((stop) => stop.kind === "leg" && stop.mode === "flight");
  const drives = stops.some((stop) => stop.kind === "leg" && stop.mode === "self-driving");
  const cuisine = random.pick(missed);
  const dropped = random.pick([
    ...(cuisine === undefined ? [] : [{ ...request.demands, cuisines: [cuisine] }]),
    ...(flies ? [{ ...request.demands, transportation: "no flight" as const }] : []),
    ...(drives ? [{ ...request.demands, transportation: "no self-driving" as const }] : []),
  ]);
  if (dropped === undefined) return null;
  return { task: { ...task, request: { ...request, demands: dropped } }, trajectory: toTrajectory(draft, wording) };
};

/** A search that failed is told as if it had worked. */
const claimAfterFailedCall: Fault = async ({ task, draft }, wording, random) => {
  const told = draft.turns.flatMap(({ calls }, turn) =>
    calls.flatMap((made) =>
      made.ok &&
      made.tool !== "DistanceMatrix" &&
      (draft.turns[turn + 1]?.facts.some((fact) => "name" in fact || fact.says === "flight") ?? false)
        ? [{ turn, made }]
        : [],
    ),
  );
  const chosen = random.pick(told);
  if (chosen === undefined) return null;
  const failed = {
    ...chosen.made,
    ok: false,
    output: { code: "unavailable", message: `${chosen.made.tool} cannot be reached.` },
  };
  const turns = draft.turns.map((turn) => ({
    ...turn,
    calls: turn.calls.map((made) =>
      JSON.stringify([made.tool, made.input]) === JSON.stringify([failed.tool, failed.input]) ? failed : made,
    ),
  }));
  return { task, trajectory: toTrajectory({ ...draft, turns }, wording) };
};

const wrongTotal = drafted(
  ({ draft }, random) =>
    withLine(draft, picker(random), (line) =>
      line.says === "total" ? { ...line, amount: otherPrice(line.amount, random, []) } : null,
    ),
  ({ draft }, random) => {
    const { total } = draft.itinerary.cost;
    const wrong = usd(otherPrice(toMajor(total), random, []));
    return {
      ...draft,
      itinerary: {
        ...draft.itinerary,
        cost: { ...draft.itinerary.cost, total: { ...total, amountMinor: wrong.amountMinor } },
      },
    };
  },
);

/** Nothing flies there, and the agent says that something does; or a place that is gone is said to be there. */
const unavailableClaimed: Fault = async (taught, wording, random) => afterNothing(taught, wording, random, true);

async function afterNothing(
  { task, draft, world }: Taught,
  wording: Wording,
  random: Random,
  isClaimed: boolean,
): Promise<Faulty | null> {
  const { request } = task;
  if (request === null) return null;
  const cities = world.gazetteer.cities.map(({ name }) => name);
  for (let tries = 0; tries < 200; tries++) {
    const [from, to] = [request.origin, random.pick(cities) ?? ""];
    const date = draft.itinerary.days[0]?.date ?? addDays(task.today, 1);
    if (from === to || world.scheduledLegs(from, to, date).length > 0) continue;
    const made = await call(world, "FlightSearch", { origin: from, destination: to, date });
    const claim: Fact = { says: isClaimed ? "flights" : "no flights", from, to, date, count: 1 + random.below(5) };
    const turns = [{ facts: [], calls: [made] }, { facts: [claim], calls: [] }, ...draft.turns];
    return { task, trajectory: toTrajectory({ ...draft, turns }, wording) };
  }
  return null;
}

/** A meal in the city that is reached, an hour or so before it is reached. */
const timeBeforeArrival = drafted(({ draft, task, world }, random) => {
  const searched = JSON.stringify(draft.turns.flatMap(({ calls }) => calls.map(({ tool, input }) => [tool, input])));
  const used = new Set(stopsOf(draft.itinerary).map(({ recordId }) => recordId));
  const choices = draft.itinerary.days.flatMap((day) =>
    day.stops.flatMap((leg) => {
      if (leg.kind !== "leg" || leg.end === null || leg.end.date !== day.date) return [];
      if (!searched.includes(`["RestaurantSearch",{"city":"${leg.to}"}]`)) return [];
      const from = Math.max(5, minutesOfDay(leg.end.time) - 60 - random.below(60));
      const restaurant = random.pick(
        world.restaurants(leg.to).filter(({ id, hours }) => {
          const isOpen =
            hours === null || openOn(hours, day.date).some(([opens, closes]) => from >= opens && from + 45 <= closes);
          return isOpen && !used.has(id);
        }),
      );
      return restaurant === undefined ? [] : [{ leg, from, restaurant, end: leg.end, date: day.date }];
    }),
  );
  const chosen = random.pick(choices);
  if (chosen === undefined) return null;
  const { leg, from, restaurant, end } = chosen;
  const at = (minutes: number) => ({ ...end, time: timeOfMinutes(minutes) });
  const meal: Stop = {
    ...{ kind: "meal", id: "too-early", recordId: restaurant.id, name: restaurant.name, city: leg.to, meal: "lunch" },
    ...{ start: at(from), end: at(from + 45), locked: false, reasons: [], alternatives: [] },
    cost: { ...leg.cost, amountMinor: restaurant.priceMinor * draft.people },
  };
  return retold(draft, task, (stop) => (stop === leg ? [leg, meal] : stop));
});

const wrongCity = drafted(
  ({ draft, world }, random) => {
    const city = random.pick(citiesNear(draft, world));
    return city === undefined
      ? null
      : withFact(draft, picker(random), (fact) => ("name" in fact && fact.city !== city ? { ...fact, city } : null));
  },
  ({ draft, task, world }, random) => {
    const chosen = random.pick(stopsOf(draft.itinerary).filter((stop) => stop.kind === "meal"));
    const city = random.pick(
      citiesNear(draft, world).filter((name) => chosen?.kind === "meal" && name !== chosen.city),
    );
    const record = city === undefined ? undefined : random.pick(world.restaurants(city));
    if (chosen === undefined || city === undefined || record === undefined) return null;
    const cost = { ...chosen.cost, amountMinor: record.priceMinor * draft.people };
    return retold(draft, task, (stop) =>
      stop === chosen && stop.kind === "meal" ? { ...stop, city, recordId: record.id, name: record.name, cost } : stop,
    );
  },
);

/** Cities of the trip, home included. */
function citiesNear({ itinerary }: Draft, world: World): string[] {
  const ofTrip = [itinerary.origin, ...itinerary.days.map(({ city }) => city)];
  return [...new Set(ofTrip)].filter((city) => world.restaurants(city).length > 0);
}

/** A rating, a departure or a minimum stay that is another than observed. */
const contradiction = drafted((taught, random) =>
  withFact(taught.draft, picker(random), (fact) => {
    switch (fact.says) {
      case "flight": {
        const other = timeOfMinutes(minutesOfDay(fact.departs) + 25 + random.below(120));
        return { ...fact, departs: other };
      }
      case "restaurant":
        return { ...fact, rating: Math.round((fact.rating > 3 ? fact.rating - 1.3 : fact.rating + 1.3) * 10) / 10 };
      case "lodging":
        return random.chance(2)
          ? { ...fact, rating: Math.round((fact.rating > 3 ? fact.rating - 1.1 : fact.rating + 1.1) * 10) / 10 }
          : { ...fact, nights: fact.nights + 1 + random.below(3) };
      case "road":
        return { ...fact, distance: `${Math.round(Number(fact.distance.replace(/[^\d.]/g, "")) * 1.2 + 3)} km` };
      default:
        return null;
    }
  }),
);

const duplicatedStop = drafted(({ draft, task }, random) => {
  const stops = stopsOf(draft.itinerary).filter((stop) => stop.kind === "meal" || stop.kind === "visit");
  const one = random.pick(stops);
  const other = random.pick(
    stops.filter(
      (stop) => stop !== one && stop.kind === one?.kind && "city" in stop && "city" in one && stop.city === one.city,
    ),
  );
  if (one === undefined || other === undefined) return null;
  return retold(draft, task, (stop) =>
    stop === one ? { ...stop, name: other.name, recordId: other.recordId, cost: other.cost } : stop,
  );
});

const overBudgetSaidWithin: Fault = async ({ task, draft }, wording, random) => {
  const { request } = task;
  if (request === null) return null;
  const total = toMajor(draft.itinerary.cost.total);
  const budget = Math.floor(total * (0.6 + random.below(38) / 100));
  const changed = {
    ...request,
    demands: { ...request.demands, budget: { ...draft.itinerary.cost.total, amountMinor: budget * 100 } },
  };
  const lines = [...draft.lines.filter(({ says }) => says !== "within"), { says: "within" as const, budget, left: 5 }];
  const text = linesText({ ...draft, lines }, wording);
  const trajectory = toTrajectory({ ...draft, lines }, wording);
  return { task: { ...task, request: changed }, trajectory: { ...trajectory, final: { ...trajectory.final, text } } };
};

/** The kinds of faults, by name. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  "invented price": inventedPrice,
  "invented place": inventedPlace,
  "swapped day": swappedDay,
  "closed place": closedPlace,
  "stale observation": staleObservation,
  "dropped demand": droppedDemand,
  "claim after a failed call": claimAfterFailedCall,
  "wrong total": wrongTotal,
  "unavailable claimed available": unavailableClaimed,
  "time before arrival": timeBeforeArrival,
  "wrong city": wrongCity,
  "contradicted observation": contradiction,
  "duplicated stop": duplicatedStop,
  "over budget, said within": overBudgetSaidWithin,
};

/** What is like a fault and is none: the same trajectories told as they are. */
export const CONTROLS: Readonly<Record<string, Fault>> = {
  "price changed, told as it is now": (taught, wording, random) => afterChange(taught, wording, random, false),
  "nothing found, and said so": (taught, wording, random) => afterNothing(taught, wording, random, false),
};
