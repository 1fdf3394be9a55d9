import { onceForEach } from "@/server/trip";
import { type ScheduledLeg, type World, widestHours } from "@/server/worlds";

interface Place {
  readonly id: string;
  readonly city: string;
  /** Minutes from midnight. */
  readonly opens: number;
  readonly closes: number;
}

/** The end of the day as the official program has it: hour 24 means 23:59. */
const LAST_MINUTE = 23 * 60 + 59;

/** The world's tables as the official simulator looks things up in them: by exact name, the first row in file order. */
export class Tables {
  readonly #places = new Map<string, Place>();

  constructor(private readonly world: World) {
    for (const { name: city } of world.gazetteer.cities) {
      for (const { id, name, hours } of world.attractions(city)) {
        this.#add(name, {
          id,
          city,
          opens: widestHours(hours)?.open ?? 0,
          closes: Math.min(widestHours(hours)?.close ?? LAST_MINUTE, LAST_MINUTE),
        });
      }
      for (const { id, name } of world.lodgings(city)) this.#add(name, { id, city, opens: 0, closes: LAST_MINUTE });
    }
  }

  /** The official query fails for a name with an apostrophe, so such a place is unknown. */
  place(name: string): Place | undefined {
    return name.includes("'") ? undefined : this.#places.get(name);
  }

  /** Minutes from one place to another; null where no row has the pair. */
  travelMinutes(origin: string, destination: string): number | null {
    const [from, to] = [this.place(origin), this.place(destination)];
    if (from === undefined || to === undefined) return null;
    return this.world.localTravelMinutes(from.city, from.id, to.id);
  }

  train(number: string): ScheduledLeg | undefined {
    return this.world.legByNumber(number);
  }

  #add(name: string, place: Place): void {
    if (!this.#places.has(name)) this.#places.set(name, place);
  }
}

/** The tables of a world, made once. */
export const tablesOf = onceForEach((world: World) => new Tables(world));
