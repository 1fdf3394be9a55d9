import fc from "fast-check";
import {
  type Demands,
  demandsSchema,
  type HouseRule,
  type Pace,
  type RoomType,
  requestSchema,
  type TripRequest,
  timeOfMinutes,
  transportationSchema,
  type WeightedPreference,
} from "@/server/trip";
import { dailyHours, type Hours, memoryWorld, type OpenInterval, type World } from "@/server/worlds";

/** A small world and a request in it. */
export interface RandomTrip {
  readonly world: World;
  readonly request: TripRequest;
}

const START = "2026-06-01";
const CUISINES = ["Indian", "French", "Thai"];
const ROOM_TYPES = ["Entire home/apt", "Private room", "Shared room"];
const RULES: HouseRule[] = ["smoking", "pets"];
const TYPES = ["museum", "park", "shopping"];

/** Every kind of insisting, that each tells apart some of the records below; "want" and "avoid" forbid nothing. */
const INSISTED: readonly Pick<WeightedPreference, "entry" | "value" | "strength">[] = [
  { entry: "hotel.ratings", value: 4, strength: "must" },
  { entry: "restaurant.ratings", value: 4, strength: "must" },
  { entry: "restaurant.preferredCuisines", value: "Thai", strength: "must not" },
  { entry: "restaurant.preferredCuisines", value: "Thai", strength: "must" },
  { entry: "flight.preferredFlyTime", value: "morning", strength: "must" },
  { entry: "flight.preferredFlyTime", value: ["morning", "red-eye"], strength: "must not" },
  { entry: "attraction.preferredType", value: "museum", strength: "must" },
  { entry: "attraction.preferredType", value: ["museum", "park"], strength: "must" },
  { entry: "attraction.preferredType", value: "shopping", strength: "must not" },
  { entry: "attraction.preferredType", value: "museum", strength: "avoid" },
  { entry: "hotel.ratings", value: 5, strength: "want" },
];

const hours = fc.option(
  fc
    .record({
      open: fc.constantFrom(7 * 60, 8 * 60, 11 * 60, 14 * 60),
      close: fc.constantFrom(14 * 60, 18 * 60, 23 * 60),
      closed: fc.subarray([1, 2, 3], { maxLength: 1 }),
      /** Closed for two hours, every day. */
      pause: fc.option(fc.constantFrom(9 * 60, 12 * 60, 15 * 60), { nil: null, freq: 4 }),
    })
    .map(({ open, close, closed, pause }) => withPause(dailyHours(open, close, closed), pause)),
  { nil: null, freq: 3 },
);
const rating = fc.constantFrom(3, 3.6, 4, 4, 4.5, 5);
const price = fc.integer({ min: 1, max: 60 }).map((dollars) => dollars * 100);

function lodging(city: string) {
  return fc
    .record({
      roomType: fc.constantFrom(...ROOM_TYPES),
      priceMinor: price.map((minor) => minor * 2),
      minimumNights: fc.constantFrom(1, 1, 1, 2, 3),
      maximumOccupancy: fc.constantFrom(1, 2, 4),
      rules: fc.subarray(RULES),
      rating,
      breakfast: fc.constantFrom(false, false, true),
    })
    .map(({ rules, breakfast, ...rest }) => ({
      ...rest,
      city,
      houseRules: rules.map((rule) => `No ${rule}`).join(" & "),
      coordinates: null,
      nameResolves: true,
      details: breakfast ? WITH_BREAKFAST : null,
    }));
}

const WITH_BREAKFAST = {
  ...{ brand: null, proximity: [], amenities: ["Breakfast"], services: [], cancellation: "Flexible" as const },
  ...{ roomFeatures: [], bathroomFeatures: [], quietHours: false, disabilityAccess: false, address: "", phone: "" },
};

function restaurant(city: string, timed: boolean) {
  return fc
    .record({
      cuisines: fc.subarray(CUISINES, { maxLength: 2 }).map((names) => names.join(", ")),
      priceMinor: price,
      hours: timed ? hours : fc.constant(null),
      nameResolves: fc.constantFrom(true, true, true, true, true, true, false),
      rating,
    })
    .map((rest) => ({ ...rest, city, coordinates: null, details: null }));
}

function attraction(city: string, timed: boolean) {
  return fc
    .record({
      priceMinor: timed ? price : fc.constant(0),
      hours: timed ? hours : fc.constant(null),
      nameResolves: fc.constantFrom(true, true, true, true, true, true, false),
      types: fc.option(fc.subarray(TYPES, { minLength: 1, maxLength: 2 }), { nil: null, freq: 8 }),
    })
    .map(({ types, ...rest }) => ({
      ...rest,
      city,
      address: "",
      phone: "",
      website: "",
      coordinates: null,
      details: types && {
        ...{
          types,
          durationMinutes: 90,
          popularity: "Medium" as const,
          rating: 4,
          guidedTours: false,
          specialEvents: [],
        },
        ...{ amenities: [], disabilityAccess: false },
      },
    }));
}

const road = fc.record({
  minutes: fc.option(fc.integer({ min: 30, max: 700 }), { nil: null, freq: 20 }),
  km: fc.integer({ min: 20, max: 900 }),
});

const flight = fc.record({
  pair: fc.nat(),
  dayOffset: fc.integer({ min: 0, max: 6 }),
  departure: fc.integer({ min: 5 * 12, max: 22 * 12 }).map((fives) => fives * 5),
  durationMinutes: fc.integer({ min: 40, max: 400 }),
  priceMinor: price,
  mode: fc.constantFrom("flight" as const, "flight" as const, "train" as const, "bus" as const),
});

const fullHour = fc.integer({ min: 6, max: 22 }).map((hour) => timeOfMinutes(hour * 60));
const arriveBy = fc.record({ day: fc.integer({ min: 1, max: 3 }), time: fullHour });
const leaveAfter = fc.record({ day: fc.constantFrom(null, 1, 2, 3), time: fullHour });

/** Worlds of an origin and up to three cities, with a request whose demands often bind or cannot be kept. */
export function randomTrip(timed: boolean): fc.Arbitrary<RandomTrip> {
  return fc
    .record({ cityCount: fc.integer({ min: 1, max: 3 }), visits: fc.integer({ min: 1, max: 2 }) })
    .chain(({ cityCount, visits }) => {
      const names = ["Alpha", "Beta", "Gamma"].slice(0, cityCount);
      const all = ["Home", ...names];
      const pairs = all.flatMap((from) => all.filter((to) => to !== from).map((to) => ({ from, to })));
      const places = <Place>(one: (city: string) => fc.Arbitrary<Place>, minLength: number, maxLength: number) =>
        fc
          .tuple(...names.map((name) => fc.array(one(name), { minLength, maxLength })))
          .map((lists) => lists.flat().map((place, index) => ({ ...place, id: String(index) })));
      return fc
        .record({
          lodgings: places(lodging, 2, 4),
          restaurants: places((city) => restaurant(city, timed), timed ? 5 : 4, timed ? 8 : 7),
          attractions: places((city) => attraction(city, timed), 2, 4),
          roads: fc.tuple(...pairs.map(() => fc.option(road, { nil: null, freq: 12 }))),
          flights: fc.array(flight, { maxLength: 14 }),
          people: fc.integer({ min: 1, max: 5 }),
          children: fc.constantFrom(0, 0, 1, 2, 3),
          mostRooms: fc.constantFrom(undefined, undefined, undefined, undefined, undefined, 1, 2),
          isSample: fc.boolean(),
          pace: fc.constantFrom<Pace | undefined>(undefined, undefined, undefined, undefined, "relaxed", "packed"),
          days: fc.integer({ min: visits + 1, max: visits + 2 }),
          returns: fc.constantFrom(true, true, true, false),
          named: fc.boolean(),
          /** The trip is spent where it starts. */
          staysThere: fc.constantFrom(false, false, false, true),
          ordered: fc.boolean(),
          budget: fc.option(fc.integer({ min: 3, max: 18 }), { nil: null, freq: 2 }),
          transportation: fc.oneof(
            { weight: 4, arbitrary: fc.constant(null) },
            { weight: 3, arbitrary: fc.constantFrom(...transportationSchema.options) },
          ),
          roomType: fc.constantFrom<RoomType | null>(
            null,
            null,
            "entire room",
            "private room",
            "shared room",
            "not shared room",
          ),
          houseRule: fc.subarray(RULES, { maxLength: 1 }),
          cuisines: fc.subarray(CUISINES),
          fixed: fc.oneof(
            { weight: 7, arbitrary: fc.constant({}) },
            { weight: 1, arbitrary: arriveBy.map((limit) => ({ arriveBy: [limit] })) },
            { weight: 1, arbitrary: leaveAfter.map((limit) => ({ leaveAfter: [limit] })) },
            {
              weight: 1,
              arbitrary: fc.constantFrom(1, 2).map((day) => ({ locks: [{ kind: "free", day, slot: "evening" }] })),
            },
          ),
          insisted: fc.oneof(fc.constant([]), fc.subarray([...INSISTED], { maxLength: 2 })),
        })
        .map((made): RandomTrip => {
          const world = memoryWorld({
            // The kind decides how people are divided among rooms.
            description: { kind: made.isSample ? "sample" : "travelplanner" },
            cities: all.map((name) => ({
              name,
              state: name === "Home" ? "Elsewhere" : "Region",
              coordinates: null,
              zone: timed ? "UTC" : null,
              airports: [],
            })),
            lodgings: made.lodgings.map((row) => ({ ...row, id: `lodging${row.id}`, name: `House ${row.id}` })),
            restaurants: made.restaurants.map((row) => ({
              ...row,
              id: `restaurant${row.id}`,
              name: `Table ${row.id}`,
            })),
            attractions: made.attractions.map((row) => ({
              ...row,
              id: `attraction${row.id}`,
              name: `Sight ${row.id}`,
            })),
            roads: pairs.flatMap(({ from, to }, index) => {
              const row = made.roads[index];
              return row ? [{ origin: from, destination: to, durationText: "", distanceText: "", ...row }] : [];
            }),
            scheduledLegs: made.flights.flatMap(({ pair, dayOffset, departure, ...row }, index) => {
              const cities = pairs[pair % pairs.length];
              if (cities === undefined) return [];
              const arrival = departure + row.durationMinutes;
              return [
                {
                  ...row,
                  id: `F${index}`,
                  number: `F${index}`,
                  origin: cities.from,
                  destination: cities.to,
                  date: `2026-06-0${1 + dayOffset}`,
                  departureTime: timeOfMinutes(departure),
                  arrivalTime: timeOfMinutes(arrival),
                  arrivalDayOffset: Math.floor(arrival / 1440),
                  distanceKm: null,
                  details: null,
                },
              ];
            }),
          });
          const demands: Demands = demandsSchema.parse({
            budget: made.budget === null ? null : { amountMinor: made.budget * 3000 * made.people, currency: "USD" },
            transportation: made.transportation,
            roomType: made.roomType,
            houseRule: made.houseRule,
            cuisines: made.cuisines,
            rooms: made.mostRooms,
          });
          const count = Math.min(visits, cityCount);
          const origin = (made.staysThere && made.named && count === 1 ? names[0] : undefined) ?? "Home";
          return {
            world,
            request: requestSchema.parse({
              origin,
              destination: made.named
                ? { kind: "cities", cities: names.slice(0, count).map((name) => ({ name })), ordered: made.ordered }
                : { kind: "region", region: "Region", cityCount: count },
              returnTo: made.returns ? origin : null,
              dates: { kind: "fixed", start: START, days: made.days },
              people: made.people,
              children: Math.min(made.children, made.people - 1),
              demands,
              preferences: made.insisted,
              pace: made.pace,
              ...made.fixed,
            }),
          };
        });
    });
}

/** Hours of two parts a day where the pause lies within them. */
function withPause(hours: Hours, pause: number | null): Hours {
  if (pause === null) return hours;
  const parts = ([open, close]: OpenInterval): OpenInterval[] =>
    open < pause && pause + 120 < close
      ? [
          [open, pause],
          [pause + 120, close],
        ]
      : [[open, close]];
  return { week: hours.week.map((day) => day.flatMap(parts)) };
}
