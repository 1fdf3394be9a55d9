import type { Itinerary, LocalDate } from "@/server/trip";

/** The zone of a city, as the itinerary's times name it; null where the world has none. */
export function zoneOf(city: string, { days }: Itinerary): string | null {
  for (const stop of days.flatMap(({ stops }) => stops)) {
    if (stop.kind === "leg") {
      if (stop.from === city && stop.start?.zone) return stop.start.zone;
      if (stop.to === city && stop.end?.zone) return stop.end.zone;
    } else if (stop.city === city && stop.start?.zone) {
      return stop.start.zone;
    }
  }
  return null;
}

/** "Central Daylight Time": what clocks in the zone show at noon of that day. */
export function zoneName(zone: string, date: LocalDate): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "long" });
  const parts = format.formatToParts(new Date(`${date}T12:00:00Z`));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
