import { type Day, formatMoney, type LegStop, minutesOfDay, type Stop, spellingKey } from "@/server/trip";
import type { PublishedDay } from "../..";
import { readPlanAction } from "../..";
import { amountsIn, countsIn } from "../observed/columns";
import type { Observed, ObservedRow } from "../observed/observed";
import type { FinalAnswer } from "../trajectory";
import { monthAndDay } from "./given";
import type { Context, TurnFindings } from "./reading";

/** What the plan that is handed in claims by itself: each of its stops was observed, with this price, at this time, in this city. */
export function checkPlan(final: FinalAnswer, context: Context, findings: TurnFindings): void {
  switch (final.kind) {
    case "itinerary":
      for (const day of final.itinerary.days) for (const stop of day.stops) checkStop(stop, day, context, findings);
      break;
    case "days":
      for (const day of final.days) checkPublishedDay(day, context.observed, findings);
      break;
    case "actions":
      for (const action of final.actions) checkAction(action, context.observed, findings);
      break;
    case "noPlan":
    case "none":
      break;
  }
}

function checkStop(stop: Stop, day: Day, context: Context, findings: TurnFindings): void {
  findings.claims += 1;
  const told = `Day ${day.number}: ${stop.name}`;
  const rows = stop.kind === "leg" ? rowsOfLeg(stop, day, context.observed) : context.observed.rowsOf(stop.name);
  if (rows.length === 0) {
    const wasThere = context.observed.wasReplaced(stop.name);
    if (wasThere) findings.consistent.push(`${told} is no longer in what was observed last.`);
    else findings.grounded.push(`${told} was not observed.`);
    return;
  }
  const here = stop.kind === "leg" ? rows : rows.filter((one) => isInCity(one, stop.city));
  if (here.length === 0) {
    findings.consistent.push(`${told} was observed in another city than ${stop.kind === "leg" ? "" : stop.city}.`);
    return;
  }
  const prices = here.flatMap((one) => partyPrices(one, stop, context));
  if (prices.length > 0 && !prices.includes(stop.cost.amountMinor)) {
    findings.consistent.push(`${told} costs ${formatMoney(stop.cost)}, which is not what was observed.`);
  }
  if (stop.kind === "leg") checkTimes(stop, here, told, findings);
}

function rowsOfLeg(stop: LegStop, day: Day, observed: Observed): readonly ObservedRow[] {
  if (stop.number !== null) {
    const rows = observed.rowsOf(stop.number);
    return rows.filter((one) => {
      const dates = amountsIn(one.row, "date");
      return (dates.length === 0 || dates.includes(monthAndDay(day.date))) && isOnWay(one, stop);
    });
  }
  const mode = spellingKey(stop.mode);
  return observed.rows.filter((one) => one.keys.some((key) => key.includes(mode)) && isOnWay(one, stop));
}

function isOnWay({ keys }: ObservedRow, { from, to }: LegStop): boolean {
  return [from, to].map(spellingKey).every((city) => keys.some((key) => ` ${key} `.includes(` ${city} `)));
}

function isInCity({ row, keys }: ObservedRow, city: string): boolean {
  return ![...row.keys()].some((column) => /city|town/i.test(column)) || keys.includes(spellingKey(city));
}

/** What the party pays by a row, for one night of a stay; none where the row has no price. */
function partyPrices({ row }: ObservedRow, stop: Stop, { given }: Context): number[] {
  const [occupancy] = countsIn(row, "people");
  const count =
    stop.kind === "stay"
      ? [stop.rooms, ...(occupancy === undefined || occupancy < 1 ? [] : [Math.ceil(given.people / occupancy)])]
      : stop.kind === "leg"
        ? [stop.units]
        : [given.people];
  return amountsIn(row, "money").flatMap((price) => count.map((times) => price * times));
}

function checkTimes(stop: LegStop, rows: readonly ObservedRow[], told: string, findings: TurnFindings): void {
  for (const moment of [stop.start, stop.end]) {
    const clocks = rows.flatMap(({ row }) => amountsIn(row, "clock"));
    if (moment === null || stop.number === null || clocks.length === 0) continue;
    findings.claims += 1;
    if (!clocks.includes(minutesOfDay(moment.time) % 1_440) && !clocks.includes(minutesOfDay(moment.time))) {
      findings.consistent.push(`${told} at ${moment.time} is not what was observed.`);
    }
  }
}

const PLACES = ["breakfast", "lunch", "dinner", "accommodation", "attraction"] as const;

/** "Name, City" and "Name, City;Name, City;", and the number of a flight. */
function checkPublishedDay(day: PublishedDay, observed: Observed, findings: TurnFindings): void {
  for (const field of PLACES) {
    for (const written of String(day[field] ?? "-").split(";")) {
      const place = written.trim();
      if (place === "" || place === "-") continue;
      findings.claims += 1;
      if (!isPlaceObserved(place, observed)) findings.grounded.push(`${place} was not observed.`);
    }
  }
  const ways = String(day.transportation ?? "-");
  for (const [, number = ""] of ways.matchAll(/\b(F\d{3,8})\b/g)) {
    findings.claims += 1;
    if (!observed.hasName(number)) findings.grounded.push(`Flight ${number} was not observed.`);
  }
  const road = /\b(self-driving|taxi)\b.*?\bfrom\s+(.+?)\s+to\s+(.+?)(?:,|$)/i.exec(ways);
  if (road === null) return;
  findings.claims += 1;
  const [, mode = "", from = "", to = ""] = road;
  const keys = [mode, from, to].map(spellingKey);
  const isObserved = observed.rows.some((row) =>
    keys.every((key) => row.keys.some((cell) => ` ${cell} `.includes(` ${key} `))),
  );
  if (!isObserved) findings.grounded.push(`${mode} from ${from} to ${to} was not observed.`);
}

/** The city is what follows a comma; names may hold commas, too. */
function isPlaceObserved(written: string, observed: Observed): boolean {
  const parts = written.split(",");
  return parts.some((_, at) => {
    const rows = observed.rowsOf(parts.slice(0, at + 1).join(","));
    const city = spellingKey(
      parts
        .slice(at + 1)
        .join(",")
        .replace(/\(.*\)/s, ""),
    );
    return rows.some((one) => city === "" || isInCity(one, city));
  });
}

function checkAction(text: string, observed: Observed, findings: TurnFindings): void {
  const action = readPlanAction(text);
  const names =
    action?.name === "visit"
      ? [action.place]
      : action?.name === "go_to_place"
        ? [action.origin, action.destination]
        : [];
  const ticket = action?.name === "go_to_city" ? [action.ticket] : [];
  for (const name of [...names, ...ticket]) {
    findings.claims += 1;
    if (!observed.hasName(String(name))) findings.grounded.push(`${String(name)} was not observed.`);
  }
}
