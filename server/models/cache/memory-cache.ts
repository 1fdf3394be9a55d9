import type { CachedResponse, ResponseCache } from "./response-cache";

/** Answers for as long as the process lives. */
export function memoryCache(): ResponseCache {
  const responses = new Map<string, CachedResponse>();
  return {
    get: async (key) => responses.get(key) ?? null,
    put: async (key, response) => {
      responses.set(key, response);
    },
  };
}
