/**
 * Makes one read of those asked for at the same moment, each key once: hundreds of pages look for changes again and again. A read begins only
 * after its last asker joined, so nobody is given what was read before they asked. Null: `read` found nothing for the key.
 */
export function batched<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  let next: { readonly keys: Set<string>; readonly found: Promise<ReadonlyMap<string, Value>> } | null = null;
  return async (key) => {
    if (next === null) {
      const keys = new Set<string>();
      const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        next = null;
        return read([...keys]);
      });
      next = { keys, found };
    }
    next.keys.add(key);
    return (await next.found).get(key) ?? null;
  };
}
