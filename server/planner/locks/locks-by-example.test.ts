import { describe, expect, it } from "vitest";
import { verifyItinerary } from "@/server/scoring";
import { appointmentId, type Itinerary, isBroken, type Objective, requestSchema, type Stop, usd } from "@/server/trip";
import { dailyHours, memoryWorld } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant, road } from "@/server/worlds/testing";
import { plan } from "../plan";

const DATES = ["2026-06-01", "2026-06-02", "2026-06-03", "2026-06-04"];
const EVENING = dailyHours(17 * 60, 23 * 60);

/** Austin from Dallas and back, with times; the lotus opens in the evening only, the night market late. */
const world = memoryWorld({
  cities: ["Dallas", "Austin", "Waco"].map((name) => city({ name, zone: "America/Chicago" })),
  lodgings: [
    lodging({ id: "home", name: "Home", city: "Austin" }),
    lodging({ id: "shared", name: "Bunks", city: "Austin", roomType: "Shared room", minimumNights: 3 }),
    lodging({ id: "ranch", name: "Ranch", city: "Waco" }),
  ],
  restaurants: [
    ...Array.from({ length: 12 }, (_, index) =>
      restaurant({ id: `table-${index}`, name: `Table ${index}`, city: "Austin", priceMinor: 1000 + 100 * index }),
    ),
    restaurant({
      id: "lotus",
      name: "Lotus Pavilion",
      city: "Austin",
      cuisines: "Thai",
      hours: EVENING,
      priceMinor: 9000,
    }),
    restaurant({ id: "diner", name: "Diner", city: "Waco" }),
    restaurant({ id: "kiosk", name: "Kiosk", city: "Dallas" }),
  ],
  attractions: [
    ...Array.from({ length: 6 }, (_, index) =>
      attraction({ id: `sight-${index}`, name: `Sight ${index}`, city: "Austin", priceMinor: 100 * index }),
    ),
    attraction({ id: "market", name: "Night Market", city: "Austin", hours: dailyHours(20 * 60, 23 * 60) }),
    attraction({ id: "zoo", name: "Zoo", city: "Waco" }),
  ],
  localTravelTimes: Array.from({ length: 11 }, (_, index) => ({
    ...{ city: "Austin", fromId: "sight-4", toId: `table-${index}`, minutes: 25 },
  })),
  roads: [road({ minutes: 180 }), road({ origin: "Austin", destination: "Dallas", minutes: 180 })],
  scheduledLegs: [
    flight({
      id: "out",
      number: "F1",
      date: DATES[0],
      departureTime: "06:00",
      arrivalTime: "07:00",
      durationMinutes: 60,
    }),
    ...["10:00", "20:00"].map((departureTime, index) =>
      flight({
        ...{ id: `back-${index}`, number: `B${index}`, origin: "Austin", destination: "Dallas", date: DATES[3] },
        ...{ departureTime, arrivalTime: index === 0 ? "11:00" : "21:00", durationMinutes: 60 },
      }),
    ),
  ],
});

function asking(given: object, demands: object = { transportation: "no self-driving" }) {
  return requestSchema.parse({
    origin: "Dallas",
    destination: { kind: "cities", cities: [{ name: "Austin" }] },
    returnTo: "Dallas",
    dates: { kind: "fixed", start: DATES[0], days: 4 },
    people: 2,
    demands,
    ...given,
  });
}

function answer(given: object, { demands, objective = "cost" }: { demands?: object; objective?: Objective } = {}) {
  return plan(asking(given, demands), world, { objective, otherTrips: 0 });
}

/** The plan and the names of the checks that it breaks. */
function planned(given: object, options: Parameters<typeof answer>[1] = {}) {
  const result = answer(given, options);
  if (result.status !== "plan") throw new Error(result.explanation);
  const checks = verifyItinerary(asking(given, options.demands), result.itinerary, world);
  return { itinerary: result.itinerary, broken: checks.filter(isBroken).map(({ name }) => name) };
}

function refusal(given: object, options: Parameters<typeof answer>[1] = {}): string {
  const result = answer(given, options);
  if (result.status === "plan") throw new Error("There is a plan.");
  return result.explanation;
}

const stopsOf = ({ days }: Itinerary, day: number): Stop[] => days[day - 1]?.stops ?? [];
const times = (stops: readonly Stop[]) =>
  stops.flatMap(({ kind, start, end }) => (kind === "stay" ? [] : [`${kind} ${start?.time}–${end?.time}`]));
const find = (itinerary: Itinerary, recordId: string) =>
  itinerary.days.flatMap(({ stops }) => stops).find((stop) => stop.recordId === recordId);

const lotus = { kind: "meal", day: 2, meal: "dinner", recordId: "lotus" };
const sight = (index: number, start: string | null, day = 2) => ({
  kind: "visit",
  day,
  recordId: `sight-${index}`,
  start,
});

describe("a day with locks", () => {
  it("has a locked table at its time", () => {
    const { itinerary, broken } = planned({ locks: [{ ...lotus, start: "19:30" }] });
    expect(broken).toEqual([]);
    expect(find(itinerary, "lotus")).toMatchObject({ start: { time: "19:30" }, end: { time: "21:00" }, locked: true });
    expect(find(itinerary, "lotus")?.reasons[0]).toEqual({ because: { kind: "lock" }, text: "You locked it here." });
  });

  it("shifts meals and shortens visits around a visit with a time", () => {
    const { itinerary, broken } = planned({ locks: [sight(5, "12:00")] }, { objective: "preferences" });
    expect(broken).toEqual([]);
    expect(times(stopsOf(itinerary, 2))).toEqual([
      "meal 08:00–08:45",
      "visit 09:15–10:45",
      "visit 12:00–13:30",
      "meal 14:00–15:00",
      "visit 15:30–17:00",
      // Austin dines late.
      "meal 19:30–21:00",
    ]);
  });

  it("takes a restaurant that is near enough where the way to others is too long", () => {
    const { itinerary, broken } = planned({ locks: [sight(4, "11:00"), sight(5, "14:00")] });
    expect(broken).toEqual([]);
    const lunch = stopsOf(itinerary, 2).find(({ id }) => id === "day-2-lunch");
    expect(lunch).toMatchObject({ recordId: "table-11", start: { time: "12:45" }, end: { time: "13:45" } });
    expect(lunch?.alternatives.map(({ recordId }) => recordId)).not.toContain("table-10");
  });

  it("holds more locked visits than it usually has, each in a slot of its own", () => {
    const timed = [sight(1, "09:00"), sight(2, "10:45"), sight(3, "14:15"), sight(4, "16:30")];
    const { itinerary, broken } = planned({ locks: timed });
    expect(broken).toEqual([]);
    const visits = stopsOf(itinerary, 2).filter(({ kind }) => kind === "visit");
    expect(visits.map(({ start }) => start?.time)).toEqual(["09:00", "10:45", "14:15", "16:30"]);
    expect(visits.map(({ id }) => id)).toEqual([
      "day-2-morning",
      "day-2-morning-2",
      "day-2-afternoon",
      "day-2-afternoon-2",
    ]);
    const untimed = [0, 1, 2].map((index) => sight(index, null));
    const free = planned({ locks: [...untimed, { kind: "visit", day: 2, recordId: "market" }] });
    expect(free.broken).toEqual([]);
    expect(stopsOf(free.itinerary, 2).filter(({ kind }) => kind === "visit")).toHaveLength(4);
  });

  it("leaves out what a moving day has no room for, and what is kept free", () => {
    const late = sight(1, "07:30", 4);
    expect(planned({ locks: [late] }, { objective: "preferences" }).broken).toEqual([]);
    const free = [
      { kind: "free", day: 2, slot: "lunch" },
      { kind: "free", day: 2, slot: "visits" },
      { kind: "free", day: 3, slot: "stay" },
    ];
    const { itinerary, broken } = planned({ locks: free }, { objective: "preferences" });
    expect(broken).toEqual([]);
    expect(stopsOf(itinerary, 2).map(({ kind }) => kind)).toEqual(["meal", "meal", "stay"]);
    expect(stopsOf(itinerary, 3).some(({ kind }) => kind === "stay")).toBe(false);
    expect(stopsOf(itinerary, 2).at(-1)).toMatchObject({ night: 2, nights: 2 });
  });

  it("has nowhere what was left out, not even as an alternative", () => {
    const without = ["table-0", "sight-0", "back-0"].map((recordId) => ({ kind: "without", recordId }));
    expect(find(planned({}).itinerary, "back-0")).toBeDefined();
    const { itinerary } = planned({ locks: without });
    const left = itinerary.days.flatMap(({ stops }) =>
      stops.flatMap(({ recordId, alternatives }) => [recordId, ...alternatives.map((other) => other.recordId)]),
    );
    for (const { recordId } of without) expect(left).not.toContain(recordId);
  });
});

describe("what is locked on purpose", () => {
  const demands = { transportation: "no flight", roomType: "entire room", cuisines: ["Thai"] };

  it("is kept although it breaks demands and rules, and nothing else does", () => {
    const locks = [
      { kind: "leg", day: 1, recordId: "out", onPurpose: true },
      { kind: "stay", day: 1, recordId: "shared", onPurpose: true },
      { kind: "meal", day: 2, meal: "lunch", recordId: "lotus", start: "12:30", onPurpose: true },
      { kind: "visit", day: 3, recordId: "zoo", start: "10:00", onPurpose: true },
    ];
    const { itinerary, broken } = planned({ locks }, { demands });
    expect(broken.sort()).toEqual(["minimumNights", "openingHours", "roomType", "transportation", "visits"]);
    for (const { recordId } of locks)
      expect(find(itinerary, recordId)).toMatchObject({ locked: true, alternatives: [] });
    expect(find(itinerary, "zoo")?.reasons).toEqual([{ because: { kind: "lock" }, text: "You want it this way." }]);
    expect(stopsOf(itinerary, 2).some(({ recordId }) => recordId === "home")).toBe(true);
  });

  it("may be one place twice, and two stops at one time", () => {
    const twice = [2, 3].map((day) => ({ ...lotus, day, onPurpose: true }));
    expect(planned({ locks: twice }).broken).toEqual(["meals"]);
    const overlapping = [sight(1, "10:00"), sight(2, "10:30")].map((lock) => ({ ...lock, onPurpose: true }));
    expect(planned({ locks: overlapping }).broken).toEqual(["times"]);
  });
});

describe("what is booked already", () => {
  const price = usd(30);
  const table = {
    ...{ kind: "meal", id: "booked:table", day: 2, name: "Table 3", city: "Austin", meal: "dinner", start: "19:30" },
    ...{ cuisines: "Thai, Seafood", pricePerPerson: price },
  };
  const tour = {
    ...{ kind: "visit", id: "booked:tour", day: 3, name: "Cave tour", city: "Austin", start: "09:30", minutes: 120 },
    pricePerPerson: price,
  };
  const inn = {
    kind: "stay",
    id: "booked:inn",
    day: 1,
    name: "Inn",
    city: "Austin",
    nights: 2,
    pricePerNight: usd(150),
  };
  const out = {
    ...{ kind: "leg", id: "booked:out", day: 1, mode: "train", number: "T 9", from: "Dallas", to: "Austin" },
    ...{ departure: "08:00", arrival: "11:30", pricePerPerson: price },
  };
  const locks = [
    { kind: "meal", day: 2, meal: "dinner", recordId: "booked:table", start: "19:30" },
    { kind: "visit", day: 3, recordId: "booked:tour", start: "09:30" },
    { kind: "stay", day: 1, recordId: "booked:inn" },
    { kind: "stay", day: 2, recordId: "booked:inn" },
    { kind: "leg", day: 1, recordId: "booked:out" },
  ];

  it("is planned around", () => {
    const { itinerary, broken } = planned(
      { booked: [table, tour, inn, out], locks },
      { demands: { cuisines: ["Seafood"], roomType: "entire room", houseRule: ["pets"] } },
    );
    expect(broken).toEqual([]);
    for (const { recordId } of locks) expect(find(itinerary, recordId)?.locked).toBe(true);
    expect(find(itinerary, "booked:out")).toMatchObject({
      mode: "train",
      durationMinutes: 210,
      units: 2,
      cost: usd(60),
    });
    expect(find(itinerary, "booked:tour")).toMatchObject({ end: { time: "11:30" } });
    expect(stopsOf(itinerary, 2).at(-1)).toMatchObject({ recordId: "booked:inn", night: 2, nights: 2, rooms: 1 });
    expect(find(itinerary, "booked:table")?.reasons).toEqual([
      { because: { kind: "lock" }, text: "You booked it already." },
    ]);
  });

  it("is nowhere but where it is locked, nor is another place of its name", () => {
    const { itinerary } = planned({ booked: [table, tour, inn, out], locks: locks.slice(0, 1) });
    const ids = itinerary.days.flatMap(({ stops }) =>
      stops.flatMap(({ recordId, alternatives }) => [recordId, ...alternatives.map((other) => other.recordId)]),
    );
    expect(ids.filter((id) => id.startsWith("booked:"))).toEqual(["booked:table"]);
    expect(ids).not.toContain("table-3");
  });

  it("keeps its date: no other start is offered", () => {
    const result = answer({ booked: [out], locks: locks.slice(4) }, { demands: { budget: usd(1) } });
    expect(result.status === "infeasible" && result.relaxations.map(({ demand }) => demand)).toEqual(["budget"]);
  });
});

describe("locks that cannot be kept", () => {
  it.each<[string, object[], string]>([
    [
      "a table when it is closed",
      [{ ...lotus, meal: "lunch", start: "12:30" }],
      "The table at Lotus Pavilion at 12:30 on day 2 cannot be kept: it is closed then.",
    ],
    [
      "a visit at night",
      [sight(1, "22:00")],
      "The visit to Sight 1 at 22:00 on day 2 cannot be kept: it is outside the day from 07:00 to 22:30.",
    ],
    [
      "two at once",
      [sight(1, "10:00"), sight(2, "11:00")],
      "The visit to Sight 1 at 10:00 on day 2 and the visit to Sight 2 at 11:00 on day 2 cannot be kept together: they overlap.",
    ],
    [
      "a day that is kept free",
      [lotus, { kind: "free", day: 2, slot: "dinner" }],
      "The table at Lotus Pavilion on day 2 cannot be kept: day 2 is kept free of dinner.",
    ],
    [
      "another city",
      [{ kind: "visit", day: 2, recordId: "zoo" }],
      "The visit to Zoo on day 2 cannot be kept: the trip is not in Waco on day 2.",
    ],
    ["a day after the end", [sight(1, null, 9)], "The visit to Sight 1 on day 9 cannot be kept: the trip has 4 days."],
    [
      "a locked place left out",
      [lotus, { kind: "without", recordId: "lotus" }],
      "The table at Lotus Pavilion on day 2 cannot be kept: it is also left out.",
    ],
    [
      "a stay too short",
      [
        { kind: "stay", day: 1, recordId: "shared" },
        { kind: "stay", day: 2, recordId: "home" },
      ],
      "The night at Bunks on day 1 and the night at Home on day 2 cannot be kept together: either could be without the other.",
    ],
    [
      "a visit before the flight",
      [{ kind: "leg", day: 4, recordId: "back-0" }, sight(1, "14:00", 4), lotus],
      "Flight B0 on day 4 and the visit to Sight 1 at 14:00 on day 4 cannot be kept together: either could be without the other.",
    ],
    [
      "no lunch",
      [{ ...sight(1, "11:00"), recordId: "sight-1" }, sight(2, "13:00")],
      "The visit to Sight 1 at 11:00 on day 2 and the visit to Sight 2 at 13:00 on day 2 cannot be kept together: either could be without the other.",
    ],
  ])("%s", (_, locks, sentence) => expect(refusal({ locks })).toBe(sentence));

  it("are named where a demand falls over them", () => {
    const least = planned({}, { demands: {} }).itinerary.cost.total;
    const dear = refusal({ locks: [lotus] }, { demands: { budget: least } });
    expect(dear).toContain("The budget can’t be met.");
    expect(dear).toContain("Without the table at Lotus Pavilion on day 2 everything else is possible.");
  });
});

it("gives a visit that is locked before the day's leg arrives no other time", () => {
  expect(refusal({ locks: [sight(3, "07:30", 1)] })).toContain("visit to Sight 3 at 07:30 on day 1 cannot be kept");
});

describe("fixed times", () => {
  const MEETING = {
    ...{ id: appointmentId(0), kind: "visit", name: "Meeting", city: "Austin" },
    pricePerPerson: usd(0),
  };
  const meeting = (day: number, start: string, minutes: number) => ({
    booked: [{ ...MEETING, day, start, minutes }],
    locks: [{ kind: "visit", day, recordId: appointmentId(0), start }],
  });

  it("keeps an appointment exactly, as what the traveler asked for, and plans around it", () => {
    const { itinerary, broken } = planned(meeting(2, "09:00", 120), { objective: "preferences" });
    expect(broken).toEqual([]);
    expect(find(itinerary, appointmentId(0))).toMatchObject({
      start: { time: "09:00" },
      end: { time: "11:00" },
      cost: usd(0),
    });
    const checks = verifyItinerary(asking(meeting(2, "09:00", 120)), itinerary, world);
    expect(checks.find(({ name }) => name === "appointments")?.label).toBe("Meeting at 09:00 on day 2");
    expect(find(itinerary, appointmentId(0))?.reasons).toEqual([
      { because: { kind: "lock" }, text: "Your appointment." },
    ]);
  });

  it("says why an appointment cannot be kept, and what leaving it out would give", () => {
    const result = answer(meeting(1, "07:30", 60));
    if (result.status === "plan") throw new Error("There is a plan.");
    expect(result.conflicts).toEqual([["appointments"]]);
    expect(result.relaxations).toContainEqual(
      expect.objectContaining({ demand: "appointments", change: "leave out Meeting at 07:30 on day 1" }),
    );
    const late = answer(meeting(2, "22:00", 60));
    if (late.status === "plan") throw new Error("There is a plan.");
    expect(late.explanation).toContain(
      "Meeting at 22:00 on day 2 cannot be kept: it is outside the day from 07:00 to 22:30",
    );
  });

  it("has nothing on an evening that is kept free, and counts no dinner as missing", () => {
    const locks = [{ kind: "free", day: 2, slot: "evening" }];
    const { itinerary, broken } = planned({ locks }, { objective: "preferences" });
    expect(broken).toEqual([]);
    expect(times(stopsOf(itinerary, 2)).at(-1)).toMatch(/–1[0-7]:/);
    expect(stopsOf(itinerary, 3).some((stop) => stop.kind === "meal" && stop.meal === "dinner")).toBe(true);
    expect(refusal({ locks: [...locks, { ...lotus, start: "19:30" }] })).toContain("the evening of day 2 is kept free");
  });

  it("leaves after a time: by the later flight, by road at that time, or on every day", () => {
    const leaveAfter = [{ day: 4, time: "17:00" }];
    const { itinerary, broken } = planned({ leaveAfter }, { objective: "time" });
    expect(broken).toEqual([]);
    expect(stopsOf(itinerary, 4).find(({ kind }) => kind === "leg")).toMatchObject({ start: { time: "20:00" } });
    const driven = planned({ leaveAfter }, { demands: { transportation: "no flight" } });
    expect(stopsOf(driven.itinerary, 4).find(({ kind }) => kind === "leg")).toMatchObject({ start: { time: "17:00" } });
    expect(driven.broken).toEqual([]);
    const every = planned({ leaveAfter: [{ day: null, time: "10:30" }] });
    expect(
      every.itinerary.days
        .flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === "leg" ? [stop.start?.time ?? ""] : [])))
        .every((time) => time >= "10:30"),
    ).toBe(true);
    expect(every.broken).toEqual([]);
  });
});
