import { type Check, counted, type Fault } from "@/server/trip";
import { checkOf, faultAt } from "../check";
import { isKeptFree, nightTrainDays, type PlacedStay, type Verification } from "../verification";

/** Nights in a row in the same lodging. */
export interface LodgingRun {
  readonly stays: PlacedStay[];
}

export function lodgingRuns({ stays, itinerary }: Verification): LodgingRun[] {
  const runs: LodgingRun[] = [];
  let before: PlacedStay | undefined;
  for (const stay of stays) {
    const isNextNight =
      before !== undefined && itinerary.days.indexOf(stay.day) === itinerary.days.indexOf(before.day) + 1;
    const run = runs.at(-1);
    if (run !== undefined && isNextNight && before?.stop.recordId === stay.stop.recordId) run.stays.push(stay);
    else runs.push({ stays: [stay] });
    before = stay;
  }
  return runs;
}

/** "Night 1", "Nights 1–3". */
export function nightsOf({ stays }: LodgingRun): string {
  const first = stays[0]?.day.number ?? 0;
  const last = stays.at(-1)?.day.number ?? 0;
  return first === last ? `Night ${first}` : `Nights ${first}–${last}`;
}

/** Every night but those that are kept free has one lodging, in the city where the day ends. */
export function checkNights(verification: Verification): Check {
  const { request, itinerary, stays } = verification;
  const faults: Fault[] = [];
  const { nights: onTrain } = nightTrainDays(itinerary);
  for (const [index, day] of itinerary.days.entries()) {
    const ofDay = stays.filter((stay) => stay.day === day);
    const stops = ofDay.map((stay) => stay.stop.id);
    const isLast = index === itinerary.days.length - 1;
    if (isLast && ofDay.length > 0) {
      faults.push({ text: `Day ${day.number} is the last and needs no lodging.`, stops, day: day.number });
    }
    const isOnTrain = onTrain.has(day);
    if (isOnTrain && ofDay.length > 0) {
      faults.push({ text: `Night ${day.number} is spent on the train and needs no lodging.`, stops, day: day.number });
    }
    const isFree = isOnTrain || (ofDay.length === 0 && isKeptFree(request, day, "stay"));
    if (!isLast && !isFree && ofDay.length !== 1) {
      faults.push({
        text: `Night ${day.number} in ${day.city} has ${counted(ofDay.length, "lodging")} instead of one.`,
        stops,
        day: day.number,
      });
    }
    for (const stay of ofDay) {
      const { name, city } = stay.stop;
      if (city !== day.city) {
        faults.push(faultAt(stay, `Night ${day.number} is in ${day.city}, but ${name} is in ${city}.`));
      }
    }
  }
  const runs = lodgingRuns(verification);
  return checkOf({ name: "nights", label: "Nights" }, faults, {
    evidence:
      runs.length === 0 ? "No nights." : `${runs.map((run) => `${nightsOf(run)}: ${placeOf(run)}`).join("; ")}.`,
    stops: stays.map((stay) => stay.stop.id),
  });
}

/** Every stay is as long as its lodging asks for, and counts its nights right. */
export function checkMinimumNights(verification: Verification): Check {
  const faults: Fault[] = [];
  const runs = lodgingRuns(verification);
  for (const run of runs) {
    const nights = run.stays.length;
    const minimum = run.stays[0]?.record?.minimumNights ?? 0;
    const stops = run.stays.map((stay) => stay.stop.id);
    if (nights < minimum) {
      const text = `${placeOf(run)} takes ${counted(minimum, "night")} or more, not ${nights}.`;
      faults.push({ text, stops, day: run.stays[0]?.day.number ?? null });
    }
    for (const [index, stay] of run.stays.entries()) {
      const { stop, day } = stay;
      if (stop.night !== index + 1 || stop.nights !== nights) {
        faults.push(
          faultAt(
            stay,
            `Night ${day.number} is night ${index + 1} of ${nights} at ${stop.name}, but says ${stop.night} of ${stop.nights}.`,
          ),
        );
      }
    }
  }
  const describe = (run: LodgingRun) =>
    `${placeOf(run)}: ${counted(run.stays.length, "night")} (at least ${run.stays[0]?.record?.minimumNights ?? 1})`;
  return checkOf({ name: "minimumNights", label: "Minimum nights" }, faults, {
    evidence: runs.length === 0 ? "No nights." : `${runs.map(describe).join("; ")}.`,
    stops: verification.stays.map((stay) => stay.stop.id),
  });
}

function placeOf({ stays }: LodgingRun): string {
  const stop = stays[0]?.stop;
  return `${stop?.name}, ${stop?.city}`;
}
