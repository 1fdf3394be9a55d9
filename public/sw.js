// Keeps the trips looked at last readable without a connection. It only answers where the network does not; pages ask for
// their trip to be kept (components/offline), and signing out empties the cache.
const TRIPS = "trips";
const MAPS = "maps";
const ASSETS = "assets";
const MOST_TRIPS = 10;
/** The streets of a world, and for each trip the ways between its stops. */
const MOST_MAPS = 40;
const MOST_ASSETS = 300;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const { keep, also } = event.data ?? {};
  if (typeof keep !== "string" || !isTripPage(keep)) return;
  const ofMap = Array.isArray(also) ? also.filter((address) => typeof address === "string" && isOfMap(address)) : [];
  event.waitUntil(Promise.all([keepTrip(keep), keepMap(ofMap)]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(navigated(request));
  else if (pathname.startsWith("/_next/static/")) event.respondWith(asset(request));
  else if (pathname === "/api/map/land") event.respondWith(asset(request));
  else if (isOfMap(pathname + search)) event.respondWith(partOfMap(request));
});

/** @param {string} path */
function isTripPage(path) {
  return /^\/(?:trip|shared)\/[\w-]+$/.test(path);
}

/** What a trip's map loads: outlines, streets, the library's worker, and the ways between its stops. @param {string} address */
function isOfMap(address) {
  return /^\/(?:api\/map\/(?:settings|basemap|streets(?:\?world=[\w.-]+(?:&hash=\w+)?)?)|maplibre\/[\w.-]+|(?:api\/trips|shared)\/[\w-]+\/ways(?:\?version=\d+)?)$/.test(
    address,
  );
}

/** What of it is there already may have been replaced with the app. @param {string[]} addresses */
async function keepMap(addresses) {
  const cache = await caches.open(MAPS);
  await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address).catch(() => undefined);
      if (response?.ok) await replace(cache, address, response);
    }),
  );
  await dropOldest(cache, MOST_MAPS);
}

/** @param {Request} request */
async function partOfMap(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(MAPS)).match(request, { ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

/** The page as it is now with what it loads, the oldest ones beyond the limit dropped. @param {string} path */
async function keepTrip(path) {
  const response = await fetch(path, { headers: { Accept: "text/html" } });
  if (!response.ok || response.redirected) return;
  const html = await response.clone().text();
  const assets = new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g) ?? []);
  await Promise.all([...assets].map((path) => asset(new Request(path))));
  const cache = await caches.open(TRIPS);
  await replace(cache, path, response);
  await dropOldest(cache, MOST_TRIPS);
}

/** @param {Request} request */
async function navigated(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await (await caches.open(TRIPS)).match(request, { ignoreSearch: true, ignoreVary: true });
    return kept ?? listOfTrips();
  }
}

/** Its address changes with its content, so what is kept is right. @param {Request} request */
async function asset(request) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await dropOldest(cache, MOST_ASSETS);
  }
  return response;
}

/** Makes it the newest of its cache. @param {Cache} cache @param {string} address @param {Response} response */
async function replace(cache, address, response) {
  await cache.delete(address);
  await cache.put(address, response);
}

/** @param {Cache} cache @param {number} most */
async function dropOldest(cache, most) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** For every other page: what there is to read without a connection. */
async function listOfTrips() {
  const cache = await caches.open(TRIPS);
  const items = await Promise.all(
    (await cache.keys()).reverse().map(async (key) => {
      const html = (await (await cache.match(key))?.text()) ?? "";
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "Trip";
      return `<li><a href="${new URL(key.url).pathname}">${title}</a></li>`;
    }),
  );
  const trips =
    items.length === 0
      ? "<p>The trips that you open are kept on this device. There is none yet.</p>"
      : `<p>You can read these trips without a connection:</p><ul>${items.join("")}</ul>`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Offline</title><style>body{font:1rem/1.5 system-ui;max-width:34rem;margin:4rem auto;padding:0 1rem}a{color:LinkText}</style><main><h1>You’re offline</h1>${trips}</main></html>`;
  return new Response(page, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
