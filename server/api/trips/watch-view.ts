/** Changes made by this process wake a watcher at once; this finds those that another server made. */
const LOOK_AGAIN_MS = 2_000;

interface Sources<View> {
  read(id: string): Promise<View | null>;
  /** Tells any two states of it apart; null: it is gone. */
  mark(id: string): Promise<string | null>;
  nextChange(id: string, timeoutMs: number, signal: AbortSignal): Promise<void>;
}

/** A trip or a conversation now and after each change, until the watcher leaves or it is gone. `seen` is the mark of what the watcher has already. */
export async function* watchView<View>(
  id: string,
  seen: string | null,
  { read, mark, nextChange }: Sources<View>,
  signal: AbortSignal,
): AsyncGenerator<{ mark: string; view: View }> {
  let last = seen;
  while (!signal.aborted) {
    // Listening begins before the read, so that no change falls between the two.
    const changed = nextChange(id, LOOK_AGAIN_MS, signal);
    const now = await mark(id);
    if (now === null) return;
    if (now !== last) {
      // What changes between the two reads is shown now and, its mark being newer, once more.
      const view = await read(id);
      if (view === null) return;
      last = now;
      yield { mark: now, view };
    }
    await changed;
  }
}
