import { addDays, type Day, formatDate, type LegStop, listed, type Moment, type Stop, timePrefix } from "@/server/trip";
import { dayMeant, type MeantStop } from "@/server/wishes";
import { type Over, stopsIn } from "./over";
import { stopAnswer } from "./stop";
import { cityIn } from "./why";

type TripMoment = "leave" | "arrive" | "home" | "checkIn" | "checkOut" | "stop";

/** When the trip leaves, arrives or comes home, when a stay begins and ends, or when a stop is; null: the plan has no such. */
export function whenAnswer(moment: TripMoment, subject: string, over: Over): string | null {
  const { days } = over.plan.itinerary;
  const legs = days.flatMap((day) => day.stops.flatMap((stop) => (stop.kind === "leg" ? [{ stop, day }] : [])));
  const city = cityIn(subject, over.plan.itinerary);
  const [named] = stopsIn(subject, over);
  switch (moment) {
    case "leave":
    case "arrive": {
      const leg =
        legs.find(({ stop }) => (moment === "arrive" ? stop.to : stop.from) === city) ??
        (named === undefined ? legs[0] : undefined);
      if (leg !== undefined) return legSentence(leg, moment);
      break;
    }
    case "home": {
      const leg = legs.at(-1);
      return leg === undefined ? null : legSentence(leg, "both");
    }
    case "checkIn":
    case "checkOut":
      return staySentences(moment, named, over);
    case "stop":
      break;
  }
  return named === undefined ? null : stopAnswer(subject, over);
}

function legSentence({ stop, day }: { stop: LegStop; day: Day }, moment: "leave" | "arrive" | "both"): string {
  const leaves = `You leave ${stop.from} on ${momentWords(stop.start, day)}`;
  const arrives = `arrive in ${stop.to} on ${momentWords(stop.end, day)}`;
  const by = stop.number === null ? `(${stop.mode})` : `(${stop.name})`;
  const doubt = stop.timesNote === undefined ? "" : ` ${stop.timesNote}`;
  if (moment === "leave") return `${leaves} ${by}.${doubt}`;
  return moment === "arrive" ? `You ${arrives} ${by}.${doubt}` : `${leaves} and ${arrives} ${by}.${doubt}`;
}

function momentWords(moment: Moment | null, day: Day): string {
  return moment === null ? formatDate(day.date) : `${formatDate(moment.date)} at ${moment.time}`;
}

function staySentences(moment: "checkIn" | "checkOut", named: MeantStop | undefined, over: Over): string | null {
  const first = over.plan.itinerary.days.flatMap((day) =>
    day.stops.flatMap((stop) => (stop.kind === "stay" ? [{ stop, day }] : [])),
  )[0];
  const meant = named?.stop.kind === "stay" ? { stop: named.stop, day: named.day } : first;
  if (meant === undefined) return null;
  const { stop, day } = meant;
  const isIn = moment === "checkIn";
  const date = isIn ? day.date : addDays(day.date, stop.nights);
  return `You check ${isIn ? "in at" : "out of"} ${stop.name} on ${formatDate(date)}. The records don't give its ${isIn ? "check-in" : "check-out"} time.`;
}

/** What is done on a day, or in which cities the days are; null: the trip has no such day. */
export function dayAnswer(subject: string, over: Over): string | null {
  const { days } = over.plan.itinerary;
  const number = dayMeant(subject.toLowerCase(), over);
  const city = cityIn(subject, over.plan.itinerary);
  if (number === null) return city === null ? daysInCities(days) : visitsIn(city, days);
  const day = days.find((each) => each.number === number);
  if (day === undefined) return `The trip has no day ${number}; it has ${days.length}.`;
  const stops = day.stops.map(stopWords);
  const head = `Day ${number} (${formatDate(day.date)}, ${day.city})`;
  return stops.length === 0 ? `${head}: nothing is planned.` : `${head}: ${stops.join(", ")}.`;
}

function visitsIn(city: string, days: readonly Day[]): string {
  const visits = days.flatMap(({ number, stops }) =>
    stops.flatMap((stop) => (stop.kind === "visit" && stop.city === city ? [`${stop.name} (day ${number})`] : [])),
  );
  return visits.length === 0 ? `The plan has no sights in ${city}.` : `In ${city}: ${listed(visits)}.`;
}

function stopWords(stop: Stop): string {
  const at = stop.start === null ? "" : `${timePrefix(stop)}${stop.start.time} `;
  switch (stop.kind) {
    case "leg":
      return `${at}${stop.name} from ${stop.from} to ${stop.to}`;
    case "stay":
      return `night at ${stop.name}`;
    case "meal":
      return `${at}${stop.meal} at ${stop.name}`;
    case "visit":
      return `${at}${stop.name}`;
  }
}

function daysInCities(days: readonly Day[]): string {
  const runs: { city: string; from: number; to: number }[] = [];
  for (const { city, number } of days.slice(0, Math.max(1, days.length - 1))) {
    const last = runs.at(-1);
    if (last?.city === city) last.to = number;
    else runs.push({ city, from: number, to: number });
  }
  const parts = runs.map(({ city, from, to }) => `${city} (${from === to ? `day ${from}` : `days ${from} to ${to}`})`);
  return `The trip goes to ${listed(parts)}.`;
}
