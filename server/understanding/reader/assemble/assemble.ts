import { type Act, actSchema, entryKeySchema, isRuledOut } from "@/server/trip";
import type { CalendarContext } from "../dates/date-reader";
import { mostRoomsIn } from "../demands/most-rooms";
import { paceIn } from "../demands/pace";
import type { ModelDefinition, ModelOutput } from "../model/definition";
import type { Proposals } from "../propose/propose";
import type { TextReading } from "../text-reading";
import { agreedDemands, isWhole } from "./agreed-demands";
import { type FactMention, factsIn, type LabelMention, labelsIn } from "./evidence";
import { withInsisting } from "./insisting";
import { budgetOf } from "./money";
import { contrasted, isDeniedByName, isNamed } from "./named-values";
import { partyOf } from "./party";
import { preferencesOf, withCuisines } from "./preferences";
import { ratedWords, withRated, withRatings } from "./ratings";
import { shareFacts } from "./share-facts";
import { SURE, type Sureness } from "./sureness";
import { stretchOf, unreadIn } from "./unread";
import { whenOf } from "./when";
import { whereOf } from "./where";

/** Acts by which nothing of the trip is settled. */
const IDLE: ReadonlySet<Act> = new Set(["ask", "smalltalk", "complain"]);

export interface ReadText {
  readonly text: string;
  readonly asked: string | null;
  readonly context: CalendarContext;
  /** The currency that prices are in. */
  readonly currency: string;
}

/** What was said, from what was proposed and what the model takes it for. Pure. */
export function assemble(
  { text, asked, context, currency }: ReadText,
  proposals: Proposals,
  output: ModelOutput,
  definition: ModelDefinition,
  sure: Sureness = SURE,
): TextReading {
  const all = factsIn(proposals, output, definition);
  const acts = actsIn(output, definition, sure.act);
  // An answer is about what was asked, and a question or a joke about nothing: what else is said in it must be surer.
  const isIdle = acts.every((act) => IDLE.has(act));
  const facts = all.filter(({ probability }) => probability >= (isIdle ? sure.idleFact : sure.fact));
  // Where the words name the very value, the model need not be as sure.
  const isByName = (label: LabelMention) =>
    isDeniedByName(label, proposals) || (label.probability >= sure.named && isNamed(label, proposals));
  const sureOf = labelsIn(proposals.words.length, output, definition, ({ slot }) =>
    slot === "other" ? sure.open : sure.askLabel,
  ).map((label) => (isByName(label) ? { ...label, probability: Math.max(label.probability, sure.extra) } : label));
  const byName = [
    ...contrasted(
      sureOf.filter(({ probability }) => probability >= sure.label),
      proposals,
    ),
    ...labelsIn(proposals.words.length, output, definition, () => sure.deniedByName)
      .filter(isByName)
      .map((label) => ({ ...label, probability: sure.extra })),
  ].filter((label) => !sureOf.some((known) => isSameLabel(known, label)));
  const labels = withInsisting(withRated([...sureOf, ...byName], proposals, output, definition), proposals).map(
    (label) => withRatings(label, proposals, asked),
  );
  const saysRoom = (from: number, to: number) =>
    proposals.words.slice(from, to).some((word) => /^rooms?$/i.test(word.text));
  // Where the model is sure of something else, code does not go by the name: "who speaks Vietnamese", "a whole house".
  const isTaken = ({ slot, from, to, probability }: LabelMention) =>
    labels.some(
      (label) =>
        label.probability >= sure.label &&
        from < label.to &&
        label.from < to &&
        ((label.slot === "other" && label.probability >= sure.extra && !isWhole(proposals, { from, to })) ||
          (slot === "room" && label.slot === "hotel.preferredRoomType" && !saysRoom(from, to)) ||
          (isFood(slot) && probability < 1 && /^(?:flight|hotel|persona|attraction)\./.test(label.slot))),
    );
  const agreed = agreedDemands(proposals, output, definition, {
    label: sure.agreedLabel,
    content: sure.agreedContent,
  }).filter((demand) => !isTaken(demand));
  // What code and model call by different names is code's: "local Mexican" is Mexican, a house that allows pets no rule of the house.
  const isAgreed = ({ slot, probability, from, to }: LabelMention) =>
    agreed.some(
      (demand) =>
        from < demand.to &&
        demand.from < to &&
        (slot === "cuisine" || probability < sure.label || (isFood(demand.slot) && demand.probability === 1)),
    );
  const where = whereOf(proposals, facts);
  // "Day 6" of a schedule is no date.
  const isScheduled = ({ from, to }: FactMention) => where.used.some((one) => one.from <= from && to <= one.to);
  const when = whenOf(
    proposals,
    facts.filter((fact) => !isScheduled(fact)),
    context,
  );
  const party = partyOf(proposals, facts, acts.includes("request"));
  const days = when.days ?? where.days;
  const { trip: money, unclear: isBudgetUnclear } = budgetOf(proposals, facts, party.people, days, currency);
  const isLikely = ({ slot, probability }: LabelMention) =>
    isIdle ? probability >= sure.idle : asked === null || slot === asked || probability >= sure.extra;
  // What answers the question may be taken for an answer only because it was put: "allergic to shellfish" is no beach.
  const isRatherOpen = ({ slot, from, to, probability }: LabelMention) =>
    probability < sure.doubtless &&
    labels.some(
      (one) =>
        one.slot === "other" &&
        one.from < to &&
        from < one.to &&
        one.probability >=
          Math.max(sure.openInstead, probability * (slot === asked ? sure.openShareAsked : sure.openShare)),
    );
  const isMeant = (label: LabelMention) =>
    label.slot !== "other" && !isAgreed(label) && isLikely(label) && !isRatherOpen(label);
  const preferences = preferencesOf(proposals, [...agreed, ...labels.filter(isMeant)], {
    set: (slot) => (slot === asked ? sure.answer : sure.label),
    demand: sure.demand,
    ask: sure.askLabel,
  });
  // Who names where to go asks for a trip; "we love Italian food" alone asks for nothing.
  const isRequest = asked === null && (where.destinations !== undefined || where.region !== undefined);
  const { entries, constraints: withoutRooms } = withCuisines(preferences, isRequest);
  const mostRooms = mostRoomsIn(text);
  const pace = paceIn(text);
  const constraints = mostRooms === null ? withoutRooms : { ...withoutRooms, rooms: mostRooms.rooms };
  const { unclear: whereUnclear, excluded, used: usedByCode, days: _stayDays, ...places } = where;
  const { unclear: whenUnclear, ...dates } = when;
  const { unclear: partyUnclear, ...people } = party;
  const said = shareFacts(
    {
      trip: {
        ...places,
        ...dates,
        ...(days === undefined ? {} : { days }),
        ...people,
        ...money,
        ...(pace !== null && { pace: pace.pace }),
      },
      constraints,
      entries,
      unwanted: preferences.unwanted,
      ruledOut: preferences.ruledOut,
      insisted: preferences.insisted,
      excluded: [...excluded],
      acts,
      unread: [],
      read: [],
      unclear: [
        ...new Set([
          ...whereUnclear,
          ...whenUnclear,
          ...partyUnclear,
          ...(isBudgetUnclear ? ["budget"] : []),
          ...preferences.unclear,
        ]),
      ],
    },
    entryKeySchema.safeParse(asked).data ?? null,
  );
  // "No driving" is what "no self-driving" demands, by whichever name the model calls it.
  const isDemanded = ({ value, sign }: LabelMention) =>
    (sign === "unwanted" || value.startsWith("no ")) &&
    isRuledOut(constraints.transportation ?? null, value.replace(/^no /, ""));
  const open = labels.filter(
    (label) =>
      label.slot === "other" || (label.slot === "transport" && !preferences.used.includes(label) && !isDemanded(label)),
  );
  const used = new Set<number>();
  const use = ({ from, to }: { readonly from: number; readonly to: number }) => {
    for (let word = from; word < to; word += 1) used.add(word);
  };
  for (const mention of [...facts, ...preferences.used, ...usedByCode]) use(mention);
  const rated = new Set(preferences.used.flatMap((label) => ratedWords(label, proposals)));
  for (const word of rated) used.add(word);
  const isComputed = (from: number, to: number) =>
    [mostRooms, pace].some((one) => one !== null && one.from < to && from < one.to);
  proposals.words.forEach(({ from, to }, word) => {
    if (isComputed(from, to)) used.add(word);
  });
  const isReadSurely = ({ from, to }: { readonly from: number; readonly to: number }) =>
    preferences.used.some((one) => one.probability >= sure.certain && one.from < to && from < one.to);
  // Words that are read otherwise are also a wish only where the model is sure of it, surest where code names a demand in them.
  const leastAlso = ({ from, to }: LabelMention) =>
    agreed.some((demand) => from < demand.to && demand.from < to)
      ? sure.openInstead
      : isReadSurely({ from, to })
        ? sure.openAlsoSure
        : sure.openAlso;
  const isSameDenial = ({ sign, from, to }: LabelMention) =>
    sign === "unwanted" && preferences.used.some((one) => one.sign === "unwanted" && one.from < to && from < one.to);
  const isOfCode = ({ from, to }: LabelMention) =>
    proposals.words.slice(from, to).every((word, at) => rated.has(from + at) || isComputed(word.from, word.to));
  const also = open.filter(
    (label) =>
      (label.probability >= leastAlso(label) && !isSameDenial(label) && !isOfCode(label)) ||
      Array.from({ length: label.to - label.from }, (_, at) => label.from + at).some((word) => !used.has(word)),
  );
  for (const mention of also) use(mention);
  const unread = [
    ...unreadIn(text, proposals.words, (word) => output.salient[word] ?? 0, {
      isUsed: (word) => used.has(word),
      least: sure.content,
    }),
    // What the model takes for a wish that no field holds stays open, also where its words say something else too.
    ...also.map(({ from, to }) => stretchOf(text, proposals.words, { from, to })),
  ]
    .filter((stretch) => stretch.text !== "")
    .toSorted((a, b) => a.from - b.from);
  const read = [
    ...facts.map(({ fact, from, to }) => ({
      field: fact.startsWith("-") ? `-${fieldOf(fact)}` : fieldOf(fact),
      from,
      to,
    })),
    ...preferences.used.map(({ slot, sign, from, to }) => ({
      field: sign === "unwanted" ? `-${slot}` : fieldOf(slot),
      from,
      to,
    })),
  ].flatMap(({ field, from, to }) => {
    const [start, end] = [proposals.words[from]?.from, proposals.words[to - 1]?.to];
    return start === undefined || end === undefined
      ? []
      : [{ field, from: start, to: end, text: text.slice(start, end) }];
  });
  return { ...said, unread, read };
}

const isSameLabel = (one: LabelMention, other: LabelMention): boolean =>
  one.slot === other.slot && one.value === other.value && one.from < other.to && other.from < one.to;

const isFood = (slot: string): boolean => slot === "cuisine" || slot === "restaurant.preferredCuisines";

/** The field of a reading that a fact or a demand goes to; entries go by their own key. */
function fieldOf(slot: string): string {
  return FIELDS[slot.replace(/^[-?]/, "").split("+")[0] ?? ""] ?? slot;
}

const FIELDS: Readonly<Record<string, string>> = {
  ...{ from: "origin", to: "destinations", region: "region", cities: "cityCount", stay: "stops" },
  ...{ start: "startDate", end: "endDate", window: "window", days: "days", people: "people", adult: "people" },
  ...{ child: "children", pet: "pets", budget: "budget", budgetEach: "budget", budgetPerDay: "budget" },
  ...{ transport: "transportation", room: "roomType", allow: "houseRule", cuisine: "cuisines" },
};

function actsIn(output: ModelOutput, { acts }: ModelDefinition, sure: number): Act[] {
  const least = Math.min(sure, Math.max(...output.acts));
  return acts.flatMap((name, at) => ((output.acts[at] ?? 0) >= least ? (actSchema.safeParse(name).data ?? []) : []));
}
