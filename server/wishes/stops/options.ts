import { swapOptions } from "@/server/editing";
import type { SwapOption } from "@/server/views";
import type { Planned } from "../wish";
import type { MeantStop } from "./meant";

/** So many are tried for a stop: enough to find a cheaper or later one among a day's flights or a city's hotels. */
const MOST_TRIED = 24;

/** What could take the stop's place without breaking a demand or a rule. */
export async function goodOptions({ plan, world, verify }: Planned, { stop }: MeantStop): Promise<SwapOption[]> {
  const options = await swapOptions(plan, stop.id, world, verify, MOST_TRIED);
  return options.filter(({ demands, breaks }) => demands.length === 0 && breaks.length === 0);
}
