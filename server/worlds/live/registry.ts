import { fail, ok, type Result } from "@/server/trip";
import type { Provider, Providers, ToolName } from "./provider";
import { duffel } from "./providers/duffel";
import { liteApi } from "./providers/liteapi";
import { motis } from "./providers/motis";
import { openMeteo } from "./providers/open-meteo";
import { photon } from "./providers/photon";
import { searxng } from "./providers/searxng";
import { valhalla } from "./providers/valhalla";
import { type Access, accessOf, type Environment, type Switch } from "./settings";

/** A provider that can be switched on: one for each tool. */
interface Adapter<Name extends keyof Providers> extends Switch {
  readonly name: string;
  readonly title: string;
  readonly tool: ToolName;
  readonly make: (access: Access) => NonNullable<Providers[Name]>;
}

const own = (name: string): Switch => ({
  keyVariable: null,
  urlVariable: `DRAGOMAN_${name}_URL`,
  usualUrl: null,
});
const withKey = (name: string, usualUrl: string): Switch => ({
  keyVariable: `DRAGOMAN_${name}_KEY`,
  urlVariable: `DRAGOMAN_${name}_URL`,
  usualUrl,
});

/** All that there are, in the order in which they are shown (docs/PROVIDERS.md). */
export const ADAPTERS: { readonly [Name in keyof Providers]: Adapter<Name> } = {
  stays: {
    name: "liteapi",
    title: "LiteAPI",
    tool: "stays",
    ...withKey("LITEAPI", "https://api.liteapi.travel"),
    make: liteApi,
  },
  flights: {
    name: "duffel",
    title: "Duffel",
    tool: "flights",
    ...withKey("DUFFEL", "https://api.duffel.com"),
    make: duffel,
  },
  transit: { name: "motis", title: "MOTIS", tool: "transit", ...own("MOTIS"), make: motis },
  routing: { name: "valhalla", title: "Valhalla", tool: "routing", ...own("VALHALLA"), make: valhalla },
  places: { name: "photon", title: "Photon", tool: "places", ...own("PHOTON"), make: photon },
  weather: { name: "open-meteo", title: "Open-Meteo", tool: "weather", ...own("OPEN_METEO"), make: openMeteo },
  webSearch: { name: "searxng", title: "SearXNG", tool: "web search", ...own("SEARXNG"), make: searxng },
};

/** In that order. */
export const TOOLS = [
  "stays",
  "flights",
  "transit",
  "routing",
  "places",
  "weather",
  "webSearch",
] as const satisfies readonly (keyof Providers)[];

/** The providers that the environment switches on. Problem `bad_input` names a variable that cannot be used. */
export function openProviders(environment: Environment = process.env): Result<Providers> {
  const problems: string[] = [];
  function open<Query, Row>({
    make,
    ...how
  }: Switch & { readonly make: (access: Access) => Provider<Query, Row> }): Provider<Query, Row> | null {
    const access = accessOf(how, environment);
    if (!access.ok) problems.push(access.problem.message);
    return access.ok && access.value !== null ? make(access.value) : null;
  }
  const providers: Providers = {
    stays: open(ADAPTERS.stays),
    flights: open(ADAPTERS.flights),
    transit: open(ADAPTERS.transit),
    routing: open(ADAPTERS.routing),
    places: open(ADAPTERS.places),
    weather: open(ADAPTERS.weather),
    webSearch: open(ADAPTERS.webSearch),
  };
  const [message] = problems;
  return message === undefined ? ok(providers) : fail({ code: "bad_input", message });
}

/** Which tools are switched on. */
export function toolsOn(providers: Providers): (keyof Providers)[] {
  return TOOLS.filter((tool) => providers[tool] !== null);
}

/** The same providers for a replay, which asks nobody: without keys and addresses. */
export function providersForReplay(on: readonly (keyof Providers)[]): Result<Providers> {
  const nowhere = on.flatMap((tool) => {
    const { keyVariable, urlVariable } = ADAPTERS[tool];
    return [[urlVariable, "http://replay.invalid"], ...(keyVariable === null ? [] : [[keyVariable, "replay"]])];
  });
  return openProviders(Object.fromEntries(nowhere));
}
