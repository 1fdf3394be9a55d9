import { dailyHours, memoryWorld, type ScheduledLeg } from "@/server/worlds";
import { attraction, city, flight, lodging } from "@/server/worlds/testing";
import { type ItinerarybenchTask, itinerarybenchTaskSchema } from "../../itinerarybench/task";

const HOTEL = "Port Railway Hotel";
const daily = (open: number, close: number) => dailyHours(open * 60, close * 60);
const spot = (name: string, open: number, close: number) =>
  attraction({ id: name, name, city: "Port", hours: daily(open, close) });
const train = (given: Partial<ScheduledLeg>) =>
  flight({ mode: "train", origin: "Port", destination: "Hill", date: "2023-07-02", ...given });
const bothWays = (one: string, other: string, minutes: number) => [
  { city: "Port", fromId: one, toId: other, minutes },
  { city: "Port", fromId: other, toId: one, minutes },
];

/** Two cities with a few places and trains, in which every rule can be shown. */
export const twoCities = memoryWorld({
  description: { kind: "itinerarybench", currency: "CNY" },
  cities: [city({ name: "Port" }), city({ name: "Hill" })],
  lodgings: [
    lodging({ id: HOTEL, name: HOTEL, city: "Port" }),
    lodging({ id: "Hill Railway Hotel", name: "Hill Railway Hotel", city: "Hill" }),
  ],
  attractions: [spot("Fort", 9, 18), spot("Pier", 0, 24), spot("Fisher's Market", 0, 24)],
  localTravelTimes: [
    ...bothWays(HOTEL, "Fort", 30),
    ...bothWays("Fort", "Pier", 20),
    ...bothWays(HOTEL, "Fisher's Market", 25),
  ],
  scheduledLegs: [
    train({ number: "G1", departureTime: "10:00", arrivalTime: "12:00", priceMinor: 100_50 }),
    train({ number: "K2", departureTime: "23:00", arrivalTime: "05:00", arrivalDayOffset: 1, priceMinor: 40_00 }),
    train({
      number: "G3",
      origin: "Hill",
      destination: "Port",
      date: "2023-07-04",
      departureTime: "13:00",
      arrivalTime: "15:00",
      priceMinor: 99_50,
    }),
  ],
});

type Simulator = Partial<ItinerarybenchTask["simulator"]>;
type Constraints = Partial<ItinerarybenchTask["constraints"]>;

/** A task in Port from July 2 at 07:00 to July 5, without constraints; type 3, limited in time, from 10 to 20 hours. */
export function portTask(simulator: Simulator = {}, constraints: Constraints = {}): ItinerarybenchTask {
  return itinerarybenchTaskSchema.parse({
    id: "T3-0",
    type: 3,
    description: "See Port.",
    simulator: {
      type: 3,
      begin_time: "2023-07-02 07:00",
      end_time: "2023-07-05 00:00",
      origin_city: "Port",
      origin_place: HOTEL,
      budget: 500,
      check_opening_hours: false,
      time_min: 36_000,
      time_max: 72_000,
      money_min: 100,
      money_max: 200,
      ...simulator,
    },
    constraints,
    text_objective: "money",
    text_budget: null,
  });
}

/** "2023-07-02 07:00" of "2 07:00". */
const time = (short: string) => `"2023-07-0${short}"`;

/** Action texts with times written as day of July and clock time: "2 07:00". */
export const act = {
  stay: (name: string, begin: string, end: string) => `stay_in("${name}", ${time(begin)}, ${time(end)})`,
  visit: (name: string, begin: string, end: string) => `visit("${name}", ${time(begin)}, ${time(end)})`,
  walk: (from: string, to: string, begin: string, end: string) =>
    `go_to_place("${from}", "${to}", ${time(begin)}, ${time(end)})`,
  ride: (from: string, to: string, begin: string, end: string, ticket: string) =>
    `go_to_city("${from}", "${to}", ${time(begin)}, ${time(end)}, "${ticket}")`,
};
