import type { CachedResponse } from "./response-cache";

/** What models gave, for as long as the process lives. */
export function memoryCache<T = CachedResponse>() {
  const kept = new Map<string, T>();
  return {
    get: async (key: string): Promise<T | null> => kept.get(key) ?? null,
    put: async (key: string, value: T): Promise<void> => {
      kept.set(key, value);
    },
  };
}
