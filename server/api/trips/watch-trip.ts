import type { StoredTrip } from "./trip-store";

/** Changes made by this process wake a watcher at once; this finds those that another server made. */
const LOOK_AGAIN_MS = 2_000;

interface Sources {
  read(id: string): Promise<StoredTrip | null>;
  nextChange(id: string, timeoutMs: number, signal: AbortSignal): Promise<void>;
}

/** The trip now and after each change, until its status is final. `seen` is the revision the watcher has already. */
export async function* watchTrip(
  id: string,
  seen: number | null,
  { read, nextChange }: Sources,
  signal: AbortSignal,
): AsyncGenerator<StoredTrip> {
  let last = seen;
  while (!signal.aborted) {
    // Listening begins before the read, so that no change falls between the two.
    const changed = nextChange(id, LOOK_AGAIN_MS, signal);
    const trip = await read(id);
    if (trip === null) return;
    if (trip.revision !== last) {
      last = trip.revision;
      yield trip;
    }
    if (trip.view.status !== "planning") return;
    await changed;
  }
}
