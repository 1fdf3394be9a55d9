import { converted, formatMoney, type Money } from "@/server/trip";
import { type Planned, refused, replanned, type Wish } from "../wish";

const AMOUNT =
  "(?:\\$|usd |(?:cn ?|rmb ?)?[¥￥]|cny |rmb )?(\\d[\\d,]*(?:\\.\\d+)?) ?(k\\b|grand\\b|thousand\\b)?(?: ?(?:dollars|bucks|usd|yuan|rmb|cny)\\b)?";
const NONE =
  /\b(?:no|without a|forget (?:about )?the|drop the|remove the|lift the|ignore the|any) budget\b|\bmoney is no (?:object|issue)\b|\bdon't (?:care|worry) about (?:the )?(?:money|budget|cost|price)\b/;
const CHANGE = new RegExp(
  `\\b(raise|increase|up|extend|stretch|boost|lower|reduce|decrease|cut)\\b.*\\bbudget\\b.*?\\bby ${AMOUNT}( ?%| percent)?`,
);
const SET: readonly RegExp[] = [
  new RegExp(`\\bbudget\\b[^\\d]{0,30}?${AMOUNT}`),
  new RegExp(`\\bspend (?:at most|up to|no more than|not more than|only|max(?:imum)?|under|less than) ${AMOUNT}`),
  new RegExp(
    `\\b(?:keep (?:it|everything|the trip|the total)|get (?:it|the trip)|bring (?:it|the total)(?: down)?|stay|come in)\\b.{0,12}?\\b(?:under|below|to|within|at) ${AMOUNT}`,
  ),
  new RegExp(`${AMOUNT} (?:is (?:the|my|our) (?:limit|maximum|max)|at (?:the )?most|tops|max)\\b`),
];
const CHEAPER_BY = new RegExp(
  `\\b(?:cheaper|less expensive|save|saving|spend)\\b.*?\\b(?:by )?${AMOUNT}( ?%| percent)?(?: less)?`,
);
const CHEAPER =
  /^(?:(?:please|can|could|would|you|we|i|want|need|something|it|is|make|get|find|plan|have|a|the|whole|trip|all|this|that|everything|overall|bit|little|much|to|be|let's|'s|too|me|us|for) ?)*\b(?:cheaper|less expensive|more affordable|expensive|pricey|costly|less money|save (?:some )?money|spend less)\b(?: (?:please|trip|plan|version|overall|for (?:me|us)|in total|altogether|than that))*$/;
const WITHOUT_AMOUNT = /\b(raise|increase|up|extend|lower|reduce|decrease|change)\b (?:the |my |our )?budget\b/;
/** How much less a trip should cost that shall be "cheaper". */
const CHEAPER_SHARE = 0.1;

/** "Raise the budget to 3000", "200 dollars cheaper", "no budget", "make it cheaper". */
export function readBudget(words: string, { plan }: Planned): Wish | null {
  const { budget } = plan.request.demands;
  const { total } = plan.itinerary.cost;
  if (NONE.test(words)) {
    if (budget === null) return refused("The plan has no budget.");
    return withBudget(plan, null, "no budget");
  }
  const change = CHANGE.exec(words);
  if (change !== null) {
    const from = budget ?? total;
    const amount = amountOf(change[2], change[3], change[4], from, words);
    const isMore = /^(?:raise|increase|up|extend|stretch|boost)$/.test(change[1] ?? "");
    return setTo(plan, from.amountMinor + (isMore ? amount : -amount));
  }
  for (const pattern of SET) {
    const match = pattern.exec(words);
    if (match !== null) return setTo(plan, amountOf(match[1], match[2], undefined, total, words));
  }
  if (/\b(?:hotel|flight|restaurant|meal|dinner|lunch|breakfast|room|stay|ticket)/.test(words)) return null;
  const less = CHEAPER_BY.exec(words);
  if (less !== null) return setTo(plan, total.amountMinor - amountOf(less[1], less[2], less[3], total, words));
  if (CHEAPER.test(words)) return setTo(plan, rounded(total.amountMinor * (1 - CHEAPER_SHARE)));
  return WITHOUT_AMOUNT.test(words) ? refused('To what amount? For example, say "raise the budget to $3,000".') : null;
}

function setTo(plan: Planned["plan"], amountMinor: number): Wish {
  if (amountMinor <= 0) return refused("That would leave no budget. Name a larger amount.");
  const budget: Money = { amountMinor: Math.round(amountMinor), currency: plan.itinerary.cost.total.currency };
  return withBudget(plan, budget, `a budget of ${formatMoney(budget)}`);
}

function withBudget({ request }: Planned["plan"], budget: Money | null, change: string): Wish {
  return replanned({ ...request, demands: { ...request.demands, budget } }, change);
}

/** In hundredths of the plan's currency, to which another that the words name is converted; of `whole` where it is a percentage. */
function amountOf(
  digits = "0",
  unit: string | undefined,
  percent: string | undefined,
  whole: Money,
  words: string,
): number {
  const amount = Number(digits.replaceAll(",", ""));
  if (percent !== undefined) return (whole.amountMinor * amount) / 100;
  const said = amount * (unit === undefined ? 1 : 1000);
  return (converted(said, currencyIn(words) ?? whole.currency, whole.currency) ?? said) * 100;
}

/** The currency that the words name; null where they name none. */
function currencyIn(words: string): string | null {
  if (/\$|\b(?:usd|dollars?|bucks)\b/.test(words)) return "USD";
  return /[¥￥]|\b(?:yuan|rmb|cny)\b/.test(words) ? "CNY" : null;
}

function rounded(amountMinor: number): number {
  return Math.max(1, Math.floor(amountMinor / 1000)) * 1000;
}
