import type { FlightDetails } from "../records";
import type { Airline } from "./airlines";
import type { CityFacts } from "./cities";
import type { Departure } from "./departures";
import type { Random } from "./random";
import { clamp, dollars } from "./rounding";

/** One flight, the same on each of its weekdays. */
export interface Flight {
  readonly airline: Airline;
  readonly number: string;
  readonly origin: CityFacts;
  readonly destination: CityFacts;
  readonly departure: Departure;
  readonly durationMinutes: number;
  readonly km: number;
  /** Departures of the pair and direction in a week, which bring the fare down. */
  readonly departuresPerWeek: number;
}

interface Fare {
  /** Distinguishes the fares of a flight, e.g. "coach-peak". */
  readonly name: string;
  readonly weekdays: readonly number[];
  readonly priceMinor: number;
  readonly details: FlightDetails;
}

/** Sunday, Monday and Friday are the expensive days. */
const SEASONS = [
  { name: "peak", weekdays: [0, 1, 5], price: 1.12 },
  { name: "off-peak", weekdays: [2, 3, 4, 6], price: 0.92 },
] as const;

const CABINS = [
  { cabin: "economy", price: 1, refundable: 0.1 },
  { cabin: "coach", price: 1.32, refundable: 0.42 },
  { cabin: "business", price: 2.9, refundable: 0.72 },
] as const;

/** The fares of a flight: economy always, coach often, business on long flights and between large cities. */
export function faresOf(flight: Flight, random: Random): Fare[] {
  const small = flight.origin.size * flight.destination.size <= 4;
  const offered = { economy: 1, coach: 0.75, business: small ? 0.12 : flight.km > 1600 ? 0.7 : 0.4 };
  const aircraft = random.chance(flight.airline.boeing) ? "boeing" : "airbus";
  const wiFi = wiFiOf(flight, random);
  const disabilityAccess = random.chance(small ? 0.74 : 0.92);
  const base = basePrice(flight, random);

  return CABINS.filter(({ cabin }) => random.chance(offered[cabin])).flatMap(({ cabin, price, refundable }) => {
    const isRefundable = random.chance(refundable);
    const details: FlightDetails = {
      airline: flight.airline.name,
      cabin,
      refundable: isRefundable,
      meals: mealsOf(cabin, flight.km, random),
      changePolicy:
        isRefundable || (cabin !== "economy" && random.chance(flight.airline.freeChanges))
          ? "free changes"
          : "change for a fee",
      entertainment: cabin === "business" && wiFi !== null ? "free Wi-Fi" : wiFi,
      aircraft,
      disabilityAccess,
      insuranceOffered: random.chance(0.64),
    };
    return SEASONS.flatMap((season) => {
      const weekdays = flight.departure.weekdays.filter((day) => season.weekdays.some((dear) => dear === day));
      if (weekdays.length === 0) return [];
      const priceMinor = dollars(base * price * season.price * (isRefundable ? 1.22 : 1));
      return [{ name: `${cabin}-${season.name}`, weekdays, priceMinor, details }];
    });
  });
}

/** Dollars in economy on a middling day: grows slower than the distance, lower at unloved hours and on busy pairs. */
function basePrice(flight: Flight, random: Random): number {
  const { minutes, redEye } = flight.departure;
  const byDistance = 34 + 1.3 * flight.km ** 0.62;
  const byHour = redEye ? 0.8 : minutes < 7 * 60 ? 0.9 : minutes > 20 * 60 ? 0.92 : 1.03;
  const byCompetition = clamp(1.22 - 0.006 * flight.departuresPerWeek, 0.95, 1.22);
  return byDistance * byHour * byCompetition * flight.airline.fare * Math.exp(0.1 * random.normal());
}

function wiFiOf(flight: Flight, random: Random): FlightDetails["entertainment"] {
  if (!random.chance(flight.km < 600 ? 0.55 : 0.9)) return null;
  return random.chance(flight.airline.freeWiFi) ? "free Wi-Fi" : "paid Wi-Fi";
}

function mealsOf(cabin: FlightDetails["cabin"], km: number, random: Random): string[] {
  const served =
    cabin === "business"
      ? km > 800
        ? 0.88
        : 0.5
      : cabin === "coach"
        ? km > 1800
          ? 0.5
          : 0.1
        : km > 3000
          ? 0.25
          : 0.04;
  return random.some([
    ["vegetarian", served],
    ["gluten-free meals", served * 0.7],
  ]);
}
