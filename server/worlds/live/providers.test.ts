import type { Providers } from "./provider";
import { openProviders } from "./registry";
import { providerConformance } from "./testing/provider-conformance";

/** A provider by the environment that the recorded server gives. */
function opened<Tool extends keyof Providers>(tool: Tool) {
  return (environment: Readonly<Record<string, string>>): NonNullable<Providers[Tool]> => {
    const providers = openProviders(environment);
    const provider = providers.ok ? providers.value[tool] : null;
    if (provider === null) throw new Error(`${tool} is off.`);
    return provider;
  };
}

providerConformance("liteapi", opened("stays"), { hasPrices: true });
providerConformance("duffel", opened("flights"), { hasPrices: true });
providerConformance("motis", opened("transit"));
providerConformance("valhalla", opened("routing"));
providerConformance("photon", opened("places"));
providerConformance("open-meteo", opened("weather"));
providerConformance("searxng", opened("webSearch"));
