import { SIMULATED_TODAY } from "@/server/elicitation/training";
import { todayIn, type World, worldOn } from "@/server/worlds";
import { type DeeptravelTask, deeptravelTaskSchema, type SetName } from "../task";
import { type DrawnTrip, drawTrip } from "./draw-trip";
import { Draws } from "./draws";
import { labelOf } from "./label";
import { askedInOwnWords, type OwnWordsSet, ownOpenings } from "./own-words";

/** How many tasks of each kind: the paper's sets (500 and 500) and people's own words. */
interface SetSizes {
  readonly without: number;
  readonly with: number;
  readonly own: number;
}
const USUAL_SIZES: SetSizes = { without: 500, with: 500, own: 120 };

interface GenerateOptions {
  readonly world: World;
  readonly seed: number;
  readonly sizes?: SetSizes;
}

/** Draws of one set lie apart from those of all others and of other seeds. */
const SEEDS_APART = 1_000_000;
const SETS_APART = 100_000;
/** Of a set, for each task wanted: more are drawn in vain only in a world where nothing can be decided. */
const MOST_DRAWS = 20;

/**
 * Tasks after DeepTravel's synthetic queries, each with what the exact planner says of it; those of which it says nothing are drawn again. The
 * same world and seed give the same tasks where no search ends by the clock. Fewer of people's own words where the corpus has no more that
 * this world can be asked. Takes minutes.
 */
export function* generateTasks({ world, seed, sizes = USUAL_SIZES }: GenerateOptions): Generator<DeeptravelTask> {
  const today = world.describe().movesWithToday ? SIMULATED_TODAY : todayIn(world.describe());
  yield* drawnSet("without constraints", "without", sizes.without, 0);
  yield* drawnSet("with constraints", "with", sizes.with, 1);
  yield* ownWords();

  function* drawnSet(set: SetName, prefix: string, count: number, place: number): Generator<DeeptravelTask> {
    const first = seed * SEEDS_APART + place * SETS_APART;
    let made = 0;
    for (let at = 0; made < count && at < count * MOST_DRAWS; at++) {
      const trip = drawTrip(first + at, place === 1, worldOn(world, today), today);
      const task = labeled(set, `${prefix}-${made + 1}`, { ...trip, today });
      if (task === null) continue;
      made += 1;
      yield task;
    }
  }

  function* ownWords(): Generator<DeeptravelTask> {
    const draws = new Draws(seed);
    let made = 0;
    for (const set of ["own words", "own words, learned"] satisfies OwnWordsSet[]) {
      const rows = ownOpenings(set);
      while (made < sizes.own && rows.length > 0) {
        const [row] = rows.splice(draws.between(0, rows.length - 1), 1);
        const trip = row === undefined ? null : askedInOwnWords(row, world);
        const task = trip === null ? null : labeled(set, `own-${made + 1}`, trip);
        if (task === null) continue;
        made += 1;
        yield task;
      }
    }
  }

  function labeled(
    set: SetName,
    id: string,
    { text, request, today: said }: DrawnTrip & { today: string },
  ): DeeptravelTask | null {
    const { name, hash } = world.describe();
    const label = labelOf(request, worldOn(world, said));
    if (label === null) return null;
    return deeptravelTaskSchema.parse({ id, set, text, today: said, world: { name, hash }, request, label });
  }
}
