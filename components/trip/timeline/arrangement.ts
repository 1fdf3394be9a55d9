import {
  type Day,
  type LocalTime,
  minutesOfDay,
  type PlanEdit,
  type PlanEditOf,
  type Stop,
  timeOfMinutes,
} from "@/server/trip";

/** Which stop is where: all that an edit changes that can be shown before the server answers. */
export interface Arrangement {
  readonly days: readonly Day[];
  readonly unscheduled: readonly Stop[];
}

/** The arrangement after an edit; costs stay as they were, times unless they are what is changed. An edit that moves nothing leaves it as it is. */
export function rearranged(arrangement: Arrangement, edit: PlanEdit): Arrangement {
  if (edit.kind === "retime") return retimed(arrangement, edit);
  if (edit.kind !== "move" && edit.kind !== "unschedule" && edit.kind !== "remove") return arrangement;
  const stop = findStop(arrangement, edit.stopId);
  const goal = edit.kind === "move" ? arrangement.days.find(({ number }) => number === edit.day) : undefined;
  if (stop === undefined || (edit.kind === "move" && goal === undefined)) return arrangement;
  const rest = without(arrangement, stop);
  switch (edit.kind) {
    case "remove":
      return rest;
    case "unschedule":
      return { ...rest, unscheduled: [...rest.unscheduled, stop] };
    case "move":
      return {
        ...rest,
        days: rest.days.map((day) =>
          day.number === edit.day ? { ...day, stops: insertedBefore(day.stops, stop, edit.before) } : day,
        ),
      };
  }
}

function retimed(arrangement: Arrangement, edit: PlanEditOf<"retime">): Arrangement {
  const day = arrangement.days.find(({ number, stops }) =>
    edit.day === undefined ? stops.some(({ id }) => id === edit.stopId) : number === edit.day,
  );
  const stop = findStop(arrangement, edit.stopId);
  if (day === undefined || stop === undefined || stop.start === null) return arrangement;
  const minutes = stop.end === null ? 0 : minutesOfDay(stop.end.time) - minutesOfDay(stop.start.time);
  const end = edit.end ?? timeOfMinutes(minutesOfDay(edit.start) + minutes);
  const at = (time: LocalTime) => ({ date: day.date, time, zone: stop.start?.zone ?? null });
  const changed: Stop = { ...stop, start: at(edit.start), end: stop.end === null ? null : at(end) };
  const rest = without(arrangement, stop);
  const later = rest.days
    .find(({ number }) => number === day.number)
    ?.stops.find(({ kind, start }) => kind !== "stay" && start !== null && start.time > edit.start);
  return {
    ...rest,
    days: rest.days.map((each) =>
      each.number === day.number ? { ...each, stops: insertedBefore(each.stops, changed, later?.id ?? null) } : each,
    ),
  };
}

/** Whether the world knows when places are visited. */
export function hasTimes(days: readonly Day[]): boolean {
  return days.some(({ stops }) => stops.some(({ kind, start }) => kind !== "leg" && start !== null));
}

export function findStop({ days, unscheduled }: Arrangement, id: string): Stop | undefined {
  return [...days.flatMap(({ stops }) => stops), ...unscheduled].find((stop) => stop.id === id);
}

/** The day of a stop; undefined when it is unscheduled or not in the trip. */
export function dayOfStop(days: readonly Day[], id: string): Day | undefined {
  return days.find(({ stops }) => stops.some((stop) => stop.id === id));
}

/** Whether it can be moved within and across days. Legs follow their timetable, and a stay ends its day. */
export function isMovable({ kind }: Stop): boolean {
  return kind === "meal" || kind === "visit";
}

/** The places of a day where a stop may go, as the `before` of a move: each stop but the night's stay, then the end. */
export function placesOfDay({ stops }: Day): (string | null)[] {
  return [...stops.filter(({ kind }) => kind !== "stay").map(({ id }) => id), null];
}

/** The `before` of a stop's present place; null: last of the day. */
export function presentPlace(day: Day, id: string): string | null {
  const order = placesOfDay(day);
  return order[order.indexOf(id) + 1] ?? null;
}

function without({ days, unscheduled }: Arrangement, { id }: Stop): Arrangement {
  return {
    days: days.map((day) =>
      day.stops.some((stop) => stop.id === id) ? { ...day, stops: day.stops.filter((stop) => stop.id !== id) } : day,
    ),
    unscheduled: unscheduled.filter((stop) => stop.id !== id),
  };
}

function insertedBefore(stops: readonly Stop[], stop: Stop, before: string | null): Stop[] {
  const index = stops.findIndex(({ id, kind }) => (before === null ? kind === "stay" : id === before));
  const end = stops.findIndex(({ kind }) => kind === "stay");
  const place = index >= 0 ? index : end >= 0 ? end : stops.length;
  return [...stops.slice(0, place), stop, ...stops.slice(place)];
}
