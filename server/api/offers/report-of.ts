import { type LivePrices, linkable } from "@/server/views";
import type { compareOffers, LivePlan } from "@/server/worlds/live";

/** What a check of prices found, as it is kept and shown. */
export function reportOf(
  { asked, notes, changes, confirmed, unchecked }: LivePlan,
  compared: ReturnType<typeof compareOffers>,
): LivePrices {
  return {
    asked: asked.map(({ about, provider, records, day, problem }) => ({ about, provider, records, day, problem })),
    compared: [...compared],
    changes: changes.map(({ differences, proposal }) => ({
      differences: differences.map(({ kind, text }) => ({ kind, text })),
      proposal,
    })),
    confirmed: confirmed.map((offer) => ({ ...offer, link: linkable(offer.link) })),
    notes: [...unchecked, ...notes],
  };
}
