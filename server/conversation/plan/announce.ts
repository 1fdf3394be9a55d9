import type { Event } from "@/server/episodes";
import {
  entryKeySchema,
  formatMoney,
  type Itinerary,
  listed,
  type PlanVersion,
  tripTitle,
  wishLabel,
} from "@/server/trip";

/** What a search found, in the agent's words, for the conversation about the trip; `base` is the current plan next to it. */
export function announcementOf(found: readonly Event[], base: PlanVersion | null): Event[] {
  const text = found.flatMap((event) => wordsFor(event, base) ?? [])[0];
  return text === undefined ? [] : [{ type: "said", by: "agent", text, understood: null }];
}

function wordsFor(event: Event, base: PlanVersion | null): string | null {
  switch (event.type) {
    case "planProposed":
      return base === null ? planWords(event.itinerary, event.request) : proposalWords(event.itinerary, base);
    case "noPlanFound":
      return base === null
        ? `No plan meets everything you asked for. ${event.explanation}`
        : `That isn't possible: ${event.explanation} Your plan stays the same.`;
    case "error":
      return event.message;
    default:
      return null;
  }
}

function planWords(itinerary: Itinerary, request: PlanVersion["request"]): string {
  const { total } = itinerary.cost;
  const guessed = request.assumed.filter((field) => entryKeySchema.safeParse(field).success).length;
  const assumed =
    guessed === 0
      ? ""
      : ` It uses ${guessed === 1 ? "one preference" : `${guessed} preferences`} I assumed; the stops say which.`;
  return `Your plan is ready: ${tripTitle(request)} for ${formatMoney(total)}.${assumed}${givenUpWords(itinerary)} Tell me what to change.`;
}

/** The weightiest wish that the plan does not keep but a dearer one would: " Hotel amenities: Pool would cost $153 more." */
function givenUpWords({ givenUp = [] }: Itinerary): string {
  const payable = givenUp.find(({ costChange }) => costChange !== null && costChange.amountMinor > 0);
  if (payable?.costChange == null) return "";
  const { entry, value, loses, costChange } = payable;
  const lost = loses.map((wish) => wishLabel(wish.entry, wish.value));
  return ` ${wishLabel(entry, value)} would cost ${formatMoney(costChange)} more${lost.length === 0 ? "" : ` and lose ${listed(lost)}`}.`;
}

function proposalWords(itinerary: Itinerary, base: PlanVersion): string {
  return `I have a plan with that: ${costWords(itinerary, base)} Review the changes, then apply or discard them.`;
}

/** What another plan costs, measured by the current one. */
export function costWords({ cost: { total } }: Itinerary, base: PlanVersion): string {
  const more = total.amountMinor - base.itinerary.cost.total.amountMinor;
  const difference = formatMoney({ ...total, amountMinor: Math.abs(more) });
  return more === 0 ? "it costs the same." : `it costs ${difference} ${more > 0 ? "more" : "less"}.`;
}
