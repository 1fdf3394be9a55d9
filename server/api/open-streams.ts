/** How many streams each caller has open. */
export interface OpenStreams {
  /** Opens one more of the caller's; gives what closes it, which may be called twice, or null when too many are open. */
  open(caller: string): (() => void) | null;
}

/** At most `most` at a time for each caller. */
export function createOpenStreams(most: number): OpenStreams {
  const open = new Map<string, number>();
  return {
    open: (caller) => {
      const count = open.get(caller) ?? 0;
      if (count >= most) return null;
      open.set(caller, count + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (open.get(caller) ?? 1) - 1;
        if (left > 0) open.set(caller, left);
        else open.delete(caller);
      };
    },
  };
}

/** The same stream, with something done when it ends, breaks or is left. */
export async function* whenOver<T>(stream: AsyncIterable<T>, over: () => void): AsyncGenerator<T> {
  try {
    yield* stream;
  } finally {
    over();
  }
}
