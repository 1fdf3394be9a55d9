import {
  choicesIn,
  demandScope,
  isBooked,
  isUnwanted,
  minutesOfDay,
  type TripRequest,
  type WeightedPreference,
} from "@/server/trip";
import type { ScheduledLeg, World } from "@/server/worlds";
import { type Rated, satisfaction } from "./satisfaction";

/**
 * The world with only the records that keep what is insisted on of every record of their kind, so that the search stays exact. A record
 * that says nothing of it is left out where another one of the same place (for flights: of the same way and date) does say; where none
 * does, nobody can know, and all stay. What is booked stays, and so do legs that are locked on purpose (other stops on purpose are not
 * chosen from here). The world itself when nothing is insisted on.
 */
export function insistedWorld(world: World, { preferences, locks }: TripRequest): World {
  const insisted = preferences.filter((preference) => demandScope(preference) === "every");
  if (insisted.length === 0) return world;
  const onPurpose = new Set(locks.flatMap((lock) => (lock.kind === "leg" && lock.onPurpose ? [lock.recordId] : [])));
  const isExempt = ({ id }: Row) => isBooked(id) || onPurpose.has(id);
  const keeping = <Kept extends Row>(rows: readonly Kept[], ratedAs: (row: Kept) => Rated) =>
    insisted.reduce((left, preference) => {
      const verdicts = new Map(rows.map((row) => [row, isExempt(row) ? null : verdict(preference, ratedAs(row))]));
      const isRecorded = [...verdicts.values()].some((one) => one !== null);
      return isRecorded ? left.filter((row) => isExempt(row) || verdicts.get(row) === true) : left;
    }, rows);
  return {
    ...world,
    scheduledLegs: (origin, destination, date) => {
      const legs = world.scheduledLegs(origin, destination, date);
      const flights = new Set(keeping(legs.filter(isFlight), ratedLeg));
      return legs.filter((leg) => !isFlight(leg) || flights.has(leg));
    },
    lodgings: (city) => keeping(world.lodgings(city), (record) => ({ kind: "lodging", record })),
    restaurants: (city) => keeping(world.restaurants(city), (record) => ({ kind: "restaurant", record })),
    attractions: (city) => keeping(world.attractions(city), (record) => ({ kind: "attraction", record })),
  };
}

interface Row {
  readonly id: string;
}

const isFlight = ({ mode }: ScheduledLeg) => mode === "flight";

function ratedLeg(scheduled: ScheduledLeg): Rated {
  const departure = minutesOfDay(scheduled.departureTime);
  return { kind: "leg", record: { mode: scheduled.mode, scheduled, departure } };
}

/** Whether a record keeps what is insisted on; null where it says nothing of it. */
function verdict({ entry, value, strength }: WeightedPreference, rated: Rated): boolean | null {
  if (!isUnwanted(strength)) {
    const satisfied = satisfaction(entry, value, rated);
    return satisfied === null ? null : satisfied === 1;
  }
  const has = choicesIn(value).map((choice) => satisfaction(entry, choice, rated));
  return has.every((one) => one === null) ? null : has.every((one) => one === 0);
}
