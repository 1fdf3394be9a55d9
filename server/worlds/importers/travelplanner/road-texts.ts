/**
 * Minutes of a published duration ("10 hours 55 mins", "1 hour 1 min", "45 mins"). Null, a way that the rules do not
 * take, when it is empty or counts days.
 */
export function minutesOf(duration: string): number | null | "unreadable" {
  if (duration === "" || /^\d+ days?( \d+ hours?)?( \d+ mins?)?$/.test(duration)) return null;
  const parts = /^(?:(\d{1,3}) hours?(?: (\d{1,2}) mins?)?|(\d{1,3}) mins?)$/.exec(duration);
  return parts === null ? "unreadable" : Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? parts[3] ?? 0);
}

/** Kilometres of a published distance ("1,144 km", "98.6 km"); null when it is empty. */
export function kilometresOf(distance: string): number | null | "unreadable" {
  if (distance === "") return null;
  const km = /^(\d{1,3}(?:,?\d{3})*(?:\.\d+)?) km$/.exec(distance)?.[1];
  return km === undefined ? "unreadable" : Number(km.replaceAll(",", ""));
}
