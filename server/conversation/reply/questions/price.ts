import { counted, formatMoney, listed, type Money, sumMoney } from "@/server/trip";
import { costOf, factsOfStop, money, type Over, stopsIn } from "./over";

const MOST_NAMED = 4;

/** What stops cost, or the whole trip where none is named; per person, or what is left of the budget. */
export function priceAnswer(of: "stops" | "person" | "left", subject: string, over: Over): string {
  if (of === "left") return leftSentence(over);
  const meant = stopsIn(subject, over);
  const { people, cost } = over.plan.itinerary;
  const perPerson = ({ amountMinor, currency, fromMinor }: Money) => {
    const share = (minor: number) => Math.round(minor / people);
    return formatMoney({
      amountMinor: share(amountMinor),
      currency,
      fromMinor: fromMinor === undefined ? undefined : share(fromMinor),
    });
  };
  if (meant.length === 0) {
    return of === "person"
      ? `${perPerson(cost.total)} per person: ${formatMoney(cost.total)} for ${counted(people, "person", "people")}.`
      : totalSentence(over);
  }
  const costs = meant.map((each) => ({ name: each.stop.name, cost: costOf(each, over) }));
  const sum = sumMoney(
    costs.map((each) => each.cost),
    cost.total.currency,
  );
  const each = of === "person" ? ` That is ${perPerson(sum)} per person.` : "";
  const [only] = meant;
  if (meant.length === 1 && only !== undefined) {
    const price = factsOfStop(only, over)?.price ?? null;
    const nights = only.stop.kind === "stay" ? ` for ${counted(nightsAt(only.stop.recordId, over), "night")}` : "";
    const name = only.stop.name;
    if (sum.amountMinor === 0) return `${name} is free.`;
    const total = `${formatMoney(sum)} total${nights}, for ${counted(people, "person", "people")}.`;
    return price === null ? `${name} costs ${total}${each}` : `${name} costs ${price}: ${total}${each}`;
  }
  const named = costs.slice(0, MOST_NAMED).map(({ name, cost: own }) => `${name} ${formatMoney(own)}`);
  const more = costs.length > MOST_NAMED ? [`${costs.length - MOST_NAMED} more`] : [];
  return `${formatMoney(sum)} total for ${counted(people, "person", "people")}: ${listed([...named, ...more])}.${each}`;
}

/** What the whole trip costs, by kind. */
export function totalSentence({ plan }: Over): string {
  const { cost, people } = plan.itinerary;
  const parts = [
    `travel ${formatMoney(cost.legs)}`,
    `lodging ${formatMoney(cost.stays)}`,
    `meals ${formatMoney(cost.meals)}`,
    `sights ${formatMoney(cost.visits)}`,
  ];
  return `The trip costs ${formatMoney(cost.total)} in total for ${counted(people, "person", "people")}: ${listed(parts)}.`;
}

/** What is left of the budget, or that none is set. */
export function leftSentence(over: Over): string {
  const { budget } = over.plan.request.demands;
  const { total } = over.plan.itinerary.cost;
  if (budget === null) return `You set no budget; the trip costs ${formatMoney(total)}.`;
  const left = budget.amountMinor - total.amountMinor;
  const amount = formatMoney(money(Math.abs(left), over));
  return left < 0
    ? `The trip costs ${formatMoney(total)}, ${amount} over your budget of ${formatMoney(budget)}.`
    : `${amount} of your ${formatMoney(budget)} budget is left; the trip costs ${formatMoney(total)}.`;
}

function nightsAt(recordId: string, { plan }: Over): number {
  return plan.itinerary.days.flatMap(({ stops }) => stops).filter((stop) => stop.recordId === recordId).length;
}
