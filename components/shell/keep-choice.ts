const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps a choice of the reader's in a cookie, so that the server renders by it without a flash. */
export function keepChoice(cookie: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox and older Safari.
  document.cookie = `${cookie}=${encodeURIComponent(value)}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
}
