/** Asks the service worker to keep the trip page at `path`, and what else it loads, for reading without a connection; nothing where there is none. */
export async function keepOffline(path: string, also: readonly string[]): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage({ keep: path, also });
}

/** Removes every kept trip: anyone who signs out leaves none on the device. */
export async function forgetOffline(): Promise<void> {
  if (!("caches" in globalThis)) return;
  await Promise.all([caches.delete("trips"), caches.delete("maps")]);
}
