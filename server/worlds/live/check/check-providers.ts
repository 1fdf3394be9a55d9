import type { LocalDate } from "@/server/trip";
import type { ProviderFailure } from "../failure";
import type { Provider, Providers, Terms, ToolName } from "../provider";
import { ADAPTERS, TOOLS } from "../registry";
import { switchedOnBy } from "../settings";

/** What became of one small question to a provider. */
export type ProviderState =
  /** `variables`: what switches it on. */
  | { readonly kind: "off"; readonly variables: string }
  | {
      readonly kind: "answers";
      readonly records: number;
      readonly leftOut: Readonly<Record<string, number>>;
      readonly currency: string | null;
      readonly terms: Terms;
      readonly ms: number;
    }
  | { readonly kind: "fails"; readonly failure: ProviderFailure };

export interface ProviderCheck {
  readonly name: string;
  readonly title: string;
  readonly tool: ToolName;
  readonly state: ProviderState;
}

/** Asks each provider that is switched on one small question, past the cache. `only`: the one with this name. Never rejects. */
export async function checkProviders(
  providers: Providers,
  day: LocalDate,
  only: string | null = null,
): Promise<ProviderCheck[]> {
  const checks: ProviderCheck[] = [];
  for (const tool of TOOLS) {
    const adapter = ADAPTERS[tool];
    if (only !== null && adapter.name !== only) continue;
    const { name, title } = adapter;
    const state = await stateOf(providers, tool, day);
    checks.push({ name, title, tool: adapter.tool, state: state ?? { kind: "off", variables: switchedOnBy(adapter) } });
  }
  return checks;
}

/** Null: it is off. */
function stateOf(providers: Providers, tool: keyof Providers, day: LocalDate): Promise<ProviderState> | null {
  const asked = <Query, Row>(provider: Provider<Query, Row> | null) => provider && ask(provider, day);
  switch (tool) {
    case "stays":
      return asked(providers.stays);
    case "flights":
      return asked(providers.flights);
    case "transit":
      return asked(providers.transit);
    case "routing":
      return asked(providers.routing);
    case "places":
      return asked(providers.places);
    case "weather":
      return asked(providers.weather);
    case "webSearch":
      return asked(providers.webSearch);
  }
}

async function ask<Query, Row>(provider: Provider<Query, Row>, day: LocalDate): Promise<ProviderState> {
  const query = provider.example(day);
  const begun = performance.now();
  const found = await provider.search(query);
  if (!found.ok) return { kind: "fails", failure: found.failure };
  const { records, leftOut, currency } = found.value;
  const ms = Math.round(performance.now() - begun);
  return { kind: "answers", records: records.length, leftOut, currency, terms: provider.terms(query), ms };
}
