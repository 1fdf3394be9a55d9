import { SIMULATED_TODAY } from "@/server/elicitation/training";
import {
  addDays,
  counted,
  type Demands,
  formatLongDate,
  formatMoney,
  requestSchema,
  type TripRequest,
  usd,
} from "@/server/trip";
import type { World } from "@/server/worlds";
import { Draws } from "./draws";

export interface DelegatedTrip {
  readonly text: string;
  readonly request: TripRequest;
}

/** US dollars for each person and day: from what is tight to what seldom matters. */
const DAILY = { least: 250, most: 700 } as const;
const LEAD_DAYS = { fewest: 14, most: 150 } as const;
/** So many of ten trips have a demand in addition to the budget. */
const WITH_DEMAND = 5;

/** The trip of this number, the same for the same world. Whether any plan meets it is not known. */
export function delegatedTrip(index: number, world: World): DelegatedTrip {
  const draws = new Draws(index);
  const cities = world.gazetteer.cities.map(({ name }) => name);
  const origin = draws.pick(cities);
  const destination = draws.pick(cities.filter((name) => name !== origin));
  const days = draws.between(3, 5);
  const people = draws.between(1, 4);
  const start = addDays(SIMULATED_TODAY, draws.between(LEAD_DAYS.fewest, LEAD_DAYS.most));
  const budget = usd(Math.round((draws.between(DAILY.least, DAILY.most) * days * people) / 50) * 50);
  const { demands, words } = draws.between(1, 10) <= WITH_DEMAND ? demandOf(draws, destination, world) : NO_DEMAND;
  const request = requestSchema.parse({
    ...{ origin, returnTo: origin, people },
    destination: { kind: "cities", cities: [{ name: destination }] },
    dates: { kind: "fixed", start, days },
    demands: { budget, ...demands },
  });
  const party = people === 1 ? "I travel alone" : `There are ${people} of us`;
  const text = [
    draws.pick(["Please plan", "I need", "Could you plan"]),
    ` a ${counted(days, "day").replace(" ", "-").replace(/s$/, "")} trip from ${origin} to ${destination} and back, from ${formatLongDate(start)} to ${formatLongDate(addDays(start, days - 1))}.`,
    ` ${party}, and all of it may cost at most ${formatMoney(budget)}.`,
    words === "" ? "" : ` ${words}`,
  ].join("");
  return { text, request };
}

interface Demanded {
  readonly demands: Partial<Demands>;
  /** As the traveler says it. */
  readonly words: string;
}

const NO_DEMAND: Demanded = { demands: {}, words: "" };

function demandOf(draws: Draws, destination: string, world: World): Demanded {
  const cuisines = [...new Set(world.restaurants(destination).flatMap((restaurant) => restaurant.cuisines))].sort();
  const choices: readonly (() => Demanded)[] = [
    () => ({ demands: { transportation: "no flight" }, words: "We don't fly." }),
    () => ({ demands: { transportation: "no self-driving" }, words: "Nobody of us drives." }),
    () => ({ demands: { roomType: "entire room" }, words: "We want a whole place to ourselves." }),
    () => ({ demands: { houseRule: ["pets"] }, words: "Our lodging has to allow pets." }),
    () => ({ demands: { houseRule: ["smoking"] }, words: "Our lodging has to allow smoking." }),
    ...(cuisines.length === 0 ? [] : [() => cuisineDemand(draws.pick(cuisines))]),
  ];
  return draws.pick(choices)();
}

function cuisineDemand(cuisine: string): Demanded {
  return { demands: { cuisines: [cuisine] }, words: `At least one meal has to be ${cuisine}.` };
}
