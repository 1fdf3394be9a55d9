import {
  appointmentWords,
  type DemandName,
  formatMoney,
  insistedWords,
  type LocalDate,
  type TripRequest,
  timeLimitWords,
  weekdayName,
} from "@/server/trip";
import { counted, formatDateRange, lastDate, listed } from "../format";

/** A demand as it is in the request: "a budget of $500", "traveling without flights". */
export function demandWords(name: DemandName, request: TripRequest, today: LocalDate): string {
  const { budget, transportation, roomType, houseRule, rooms, cuisines } = request.demands;
  switch (name) {
    case "budget":
      return budget === null ? "the budget" : `a budget of ${formatMoney(budget)}`;
    case "transportation":
      if (transportation === "only trains and buses") return "traveling by train or bus";
      return transportation === "no flight" ? "traveling without flights" : "traveling without driving yourself";
    case "roomType":
      return roomType === "not shared room"
        ? "a room that is not shared"
        : `${article(roomType)} ${roomType ?? "room"}`;
    case "houseRule":
      return `lodging that allows ${listed(houseRule)}`;
    case "rooms":
      return `at most ${counted(rooms ?? 1, "room")}`;
    case "cuisines":
      return `${listed(cuisines)} food`;
    case "people":
      return counted(request.people, "traveler");
    case "dates":
      return `the dates ${datesWords(request, today)}`;
    case "destinations":
      return `a trip to ${placesWords(request)}`;
    case "times":
      return listed(timeLimitWords(request));
    case "appointments":
      return listed(appointmentWords(request));
    default:
      return `the ${insistedWords(request, name)}`;
  }
}

function article(noun: string | null): string {
  return noun?.startsWith("entire") ? "an" : "a";
}

/** "Sat 14 – Wed 18 Mar", "5 days within Fri 1 – Sun 31 May", "3 days from a Friday within …". */
export function datesWords({ dates }: TripRequest, today: LocalDate): string {
  return dates.kind === "fixed"
    ? formatDateRange(dates.start, lastDate(dates.start, dates.days), today)
    : `${counted(dates.days, "day")}${startWords(dates)} within ${formatDateRange(dates.from, dates.to, today)}`;
}

function startWords({ startsOn }: { readonly startsOn?: number }): string {
  return startsOn === undefined ? "" : ` from a ${weekdayName(startsOn)}`;
}

/** "Boston and Dallas from Seattle", "2 cities of Florida from Seattle". */
export function placesWords({ destination, origin }: TripRequest): string {
  const places =
    destination.kind === "region"
      ? `${counted(destination.cityCount, "city", "cities")} of ${destination.region}`
      : listed(destination.cities.map(({ name }) => name));
  return `${places} from ${origin}`;
}

/** "2 people, with 1 child and a pet". */
export function partyWords({ people, children, pets }: TripRequest): string {
  const along = [children > 0 ? counted(children, "child", "children") : null, pets ? "a pet" : null].filter(
    (part) => part !== null,
  );
  return [counted(people, "person", "people"), along.length > 0 ? `with ${listed(along)}` : null]
    .filter((part) => part !== null)
    .join(", ");
}
