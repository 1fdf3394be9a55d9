import { setImmediate } from "node:timers/promises";
import { fail, type Result } from "@/server/trip";
import { dataFolder } from "../snapshot/folders";
import { writeSnapshot } from "../snapshot/write-snapshot";
import type { WorldDescription } from "../world";
import { SAMPLE_CITIES } from "./cities";
import { SAMPLE_FORMULAS, sampleTables } from "./tables";

interface SampleOptions {
  /** A whole number; each gives another world in the same cities. */
  readonly seed?: number;
  readonly name?: string;
  readonly folder?: string;
  readonly onProgress?: (text: string) => void;
}

/**
 * Generates the sample world from a seed and writes its snapshot, in place of an older one of the same name.
 * Problems: `bad_input` for a seed or name that cannot be one, `unavailable` when the disk refuses.
 */
export async function generateSample({
  seed = 1,
  name = "sample",
  folder = dataFolder(),
  onProgress = () => {},
}: SampleOptions = {}): Promise<Result<WorldDescription>> {
  if (!Number.isSafeInteger(seed)) {
    return fail({ code: "bad_input", message: "Write the seed as a whole number.", where: { field: "seed" } });
  }
  onProgress(`Inventing lodging, restaurants, attractions and flights for ${SAMPLE_CITIES.length} cities.`);
  // Generating blocks the thread for about a second: let the progress line out first.
  await setImmediate();
  const tables = sampleTables(seed);
  onProgress("Writing the sample world.");
  await setImmediate();
  return writeSnapshot(
    {
      description: {
        name,
        kind: "sample",
        source: "Invented lodging, restaurants and timetables in real cities: nothing here can be booked.",
        complete: true,
        incompleteBecause: null,
        currency: "USD",
        movesWithToday: true,
        counts: {},
      },
      tables,
      legs: null,
      formulas: SAMPLE_FORMULAS,
    },
    folder,
  );
}
