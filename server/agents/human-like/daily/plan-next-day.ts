import type { Event } from "@/server/episodes";
import { ok, type Result } from "@/server/trip";
import { outlineText } from "../blocks/strategy-block";
import type { Outline } from "../outline/outline";
import { currentDay, isSwitchedOff, type Work } from "../work";
import { planDay } from "./plan-day";

/**
 * Plans the next day and gives what the Strategy Block shows of it. Where every plan has faults they are noted and the
 * plans discarded, once for each day; the second time the best one is kept (human-like reasoning, section 3.5).
 */
export async function* planNextDay(work: Work): AsyncGenerator<Event, Result<string>> {
  const day = currentDay(work);
  const knowledge = work.memory.read(day);
  const prompt = {
    request: work.request,
    day,
    outline: outlineText(work.outline, isSwitchedOff(work, "strategy")),
    planned: work.planned.map(({ text }) => text),
    knowledge,
  };
  const around = {
    day,
    isLast: day === work.outline.route?.days.length,
    earlier: work.planned.flatMap(({ plan }) => plan ?? []),
    knowledge,
    nights: nightsInCity(work.outline, day),
  };
  const search = { isOn: !isSwitchedOff(work, "search"), attempt: work.faults === null ? 0 : 1 };
  const planned = yield* planDay(prompt, around, search, work.context);
  if (!planned.ok) return planned;
  const { faults } = planned.value;
  if (faults.length > 0 && work.faults === null) {
    work.faults = faults.map(({ sentence }) => sentence);
    return ok(`The plans of day ${day} have faults and are discarded: ${work.faults.join(" ")}`);
  }
  work.planned.push(planned.value);
  work.faults = null;
  return ok(`Day ${day} is planned.`);
}

/** Nights in a row in the city where the night of `day` is spent; null without a route, and for the last day. */
function nightsInCity({ route }: Outline, day: number): number | null {
  const cities = route?.days.slice(0, -1).map(({ city }) => city) ?? [];
  const city = cities[day - 1];
  if (city === undefined) return null;
  const first = cities.slice(0, day - 1).findLastIndex((other) => other !== city) + 1;
  const next = cities.findIndex((other, index) => index >= day && other !== city);
  return (next === -1 ? cities.length : next) - first;
}
