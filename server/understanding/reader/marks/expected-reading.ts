import {
  addDays,
  daysBetween,
  type EntryKey,
  type EntryValue,
  entryKeySchema,
  type HouseRule,
  houseRuleSchema,
  inDollars,
  roomTypeSchema,
  type SaidConstraints,
  type SaidTrip,
  type Transportation,
  transportationSchema,
} from "@/server/trip";
import type { MarkedSpan, MarkedText } from "./marks";

/** What follows from the marks, in the words of `Said`. */
export interface Expected {
  readonly trip: SaidTrip;
  readonly constraints: SaidConstraints;
  readonly entries: Partial<Record<EntryKey, EntryValue>>;
  readonly unwanted: Partial<Record<EntryKey, string[]>>;
  /** Fields that are spoken of too vaguely to set. */
  readonly unclear: readonly string[];
  /** Stretches that no slot holds: they must be said to be unread. */
  readonly open: readonly MarkedSpan[];
}

const FIELD: Readonly<Record<string, string>> = {
  ...{
    from: "origin",
    to: "destinations",
    region: "destinations",
    start: "startDate",
    end: "endDate",
    window: "startDate",
  },
  ...{
    adult: "people",
    child: "children",
    budgetEach: "budget",
    budgetPerDay: "budget",
    cities: "cityCount",
    stay: "stops",
    pet: "pets",
  },
  ...{ transport: "transportation", room: "roomType", allow: "houseRule", cuisine: "cuisines" },
};

export function expectedOf({ text, spans }: MarkedText): Expected {
  const wordsOf = (span: MarkedSpan | undefined) => (span === undefined ? "" : text.slice(span.from, span.to));
  const set = spans.filter(({ sign }) => sign === "" || sign === "+");
  const values = (slot: string) => set.filter((span) => span.slot === slot).map(({ value }) => value);
  const last = (slot: string) => values(slot).at(-1);
  const sum = (slot: string) => values(slot).reduce((total, value) => total + Number(value), 0);
  const trip: SaidTrip = {};
  const origin = last("from");
  if (origin !== undefined) trip.origin = origin;
  const destinations = [...new Set(values("to"))];
  if (destinations.length > 0) trip.destinations = destinations;
  const region = last("region");
  if (region !== undefined && new Set(values("region")).size === 1) trip.region = region;
  if (last("cities") !== undefined) trip.cityCount = Number(last("cities"));
  const [start, end] = [last("start"), last("end")];
  if (start !== undefined) trip.startDate = start;
  if (end !== undefined) trip.endDate = end;
  const window = last("window")?.split("..");
  if (window?.[0] !== undefined && window[1] !== undefined && !start && !end)
    trip.window = { from: window[0], to: window[1] };
  const stays = set.filter(({ slot }) => slot === "stay");
  const said = last("days");
  if (start && end && end >= start) trip.days = daysBetween(start, end) + 1;
  else if (said !== undefined) trip.days = Number(said);
  else if (stays.length > 0 && stays.length === destinations.length) trip.days = sum("stay") + 1;
  else if (stays.length === 1 && destinations.length > 1 && /\b(?:each|apiece)\b/i.test(wordsOf(stays[0])))
    trip.days = sum("stay") * destinations.length + 1;
  if (start && !end && said !== undefined) trip.endDate = addDays(start, Number(said) - 1);
  const people =
    last("people") ??
    (values("adult").length + values("child").length > 0 ? String(sum("adult") + sum("child")) : undefined);
  if (people !== undefined) trip.people = Number(people);
  if (sum("child") > 0) trip.children = sum("child");
  if (sum("pet") > 0) trip.pets = true;
  const unclear = new Set(spans.filter(({ sign }) => sign === "?").map(({ slot }) => FIELD[slot] ?? slot));
  const [whole, each, daily] = [last("budget"), last("budgetEach"), last("budgetPerDay")];
  const currency = values("currency")[0] ?? "USD";
  const amount =
    whole !== undefined
      ? Number(whole)
      : each !== undefined
        ? times(each, trip.people)
        : daily !== undefined
          ? times(daily, trip.days)
          : null;
  const dollars = amount === undefined || amount === null ? null : inDollars(amount, currency);
  if (dollars !== null) trip.budget = dollars;
  else if (amount !== null) unclear.add("budget");
  const constraints: SaidConstraints = {};
  const rules = new Set<HouseRule>();
  const open: MarkedSpan[] = [];
  const entries: Partial<Record<EntryKey, EntryValue>> = {};
  const unwanted: Partial<Record<EntryKey, string[]>> = {};
  for (const span of spans) {
    const { slot, value, sign } = span;
    if (slot === "other") open.push(span);
    if (sign === "?" || slot === "other") continue;
    if (slot === "transport") {
      const demand = sign === "-" ? undefined : transportOf(value, set);
      if (demand === undefined) open.push(span);
      else constraints.transportation = demand;
    } else if (slot === "room" && sign !== "-") {
      const roomType = roomTypeSchema.safeParse(value).data;
      if (roomType !== undefined) constraints.roomType = roomType;
    } else if (slot === "allow" && sign !== "-") {
      const rule = houseRuleSchema.safeParse(value).data;
      if (rule !== undefined) constraints.houseRule = [...rules.add(rule)];
    } else if (slot === "cuisine" && sign !== "-") constraints.cuisines = [...(constraints.cuisines ?? []), value];
    const entry = entryKeySchema.safeParse(slot).data;
    if (entry === undefined || value === "") continue;
    if (sign === "-") unwanted[entry] = [...new Set([...(unwanted[entry] ?? []), value])];
    else entries[entry] = joined(entry, entries[entry], value);
  }
  return { trip, constraints, entries, unwanted, unclear: [...unclear], open };
}

/** The demand that a way to travel comes to; none where several are wished for. */
function transportOf(value: string, set: readonly MarkedSpan[]): Transportation | undefined {
  const ruledOut = transportationSchema.safeParse(value).data;
  if (ruledOut !== undefined) return ruledOut;
  const modes = new Set(set.filter(({ slot }) => slot === "transport").map((one) => one.value));
  const isByRail = [...modes].every((mode) => mode === "train" || mode === "bus");
  if (isByRail) return "only trains and buses";
  if (modes.size > 1) return undefined;
  return value === "flight" ? "no self-driving" : value === "self-driving" ? "no flight" : undefined;
}

function times(amount: string, by: number | undefined): number | undefined {
  return by === undefined ? undefined : Number(amount) * by;
}

function joined(entry: EntryKey, before: EntryValue | undefined, text: string): EntryValue {
  const value: EntryValue =
    text === "true" ? true : text === "false" ? false : /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (before === undefined || typeof value !== "string") {
    return typeof value === "number" && typeof before === "number" && entry.endsWith("ratings")
      ? Math.min(before, value)
      : value;
  }
  const list = [before].flat().map(String);
  return list.includes(value) ? before : [...list, value];
}
