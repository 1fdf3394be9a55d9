import type { PlanProgress } from "@/server/trip";
import { forLog } from "@/server/trip";

const PAUSE_MS = 250;

/** Stores progress at most four times a second, always the latest, one write at a time. */
export function createProgressWriter(save: (progress: PlanProgress) => Promise<void>) {
  let latest: PlanProgress | null = null;
  let writing: Promise<void> | null = null;
  let closed = false;

  async function writeAll(): Promise<void> {
    while (latest !== null && !closed) {
      const progress = latest;
      latest = null;
      await save(progress);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  return {
    write: (progress: PlanProgress): void => {
      latest = progress;
      writing ??= writeAll()
        .catch((error: unknown) => console.error("Progress could not be stored:", forLog(error)))
        .finally(() => {
          writing = null;
        });
    },
    /** Drops what is not written yet and waits for the write under way. */
    close: async (): Promise<void> => {
      closed = true;
      await writing;
    },
  };
}
