import {
  type EntryKey,
  type EntryValue,
  entryKeySchema,
  houseRuleSchema,
  NO_PREFERENCE,
  preferenceEntry,
  roomTypeSchema,
  type SaidConstraints,
  type Transportation,
  transportationSchema,
} from "@/server/trip";
import { cuisineNamed } from "../demands/cuisine-named";
import type { Proposals } from "../propose/propose";
import type { LabelMention } from "./evidence";

/** How sure a label must be to be set, and to be asked about. */
interface SureOfLabel {
  readonly set: (slot: string) => number;
  readonly demand: number;
  readonly ask: number;
}

export interface Preferences {
  readonly entries: Partial<Record<EntryKey, EntryValue>>;
  /** Values that are not wanted. */
  readonly unwanted: Partial<Record<EntryKey, string[]>>;
  /** Those of them that are ruled out. */
  readonly ruledOut: Partial<Record<EntryKey, string[]>>;
  /** What of the entries the traveler insists on. */
  readonly insisted: Partial<Record<EntryKey, EntryValue>>;
  readonly constraints: SaidConstraints;
  readonly unclear: readonly string[];
  /** The mentions that were used. */
  readonly used: readonly LabelMention[];
}

const CUISINES = "restaurant.preferredCuisines";

/** What the labels say of entries and demands. */
export function preferencesOf(proposals: Proposals, labels: readonly LabelMention[], sure: SureOfLabel): Preferences {
  const byEntry = new Map<EntryKey, LabelMention[]>();
  const unclear = new Set<string>();
  const used: LabelMention[] = [];
  const constraints: SaidConstraints = {};
  const surestMode = surest(labels.filter(({ slot, value }) => slot === "transport" && value.startsWith("no ")));
  for (const label of labels) {
    if (label.slot === "transport" && label !== surestMode) continue;
    const entry = entryKeySchema.safeParse(label.slot).data;
    if (entry !== undefined) byEntry.set(entry, [...(byEntry.get(entry) ?? []), label]);
    else if (label.probability >= sure.demand && label.sign !== "unwanted" && takeDemand(label, proposals, constraints))
      used.push(label);
  }
  used.push(...takeBothDenied(labels, proposals, sure, constraints));
  used.push(...takeWishedMode(labels, sure, constraints));
  const entries: Partial<Record<EntryKey, EntryValue>> = {};
  const unwanted: Partial<Record<EntryKey, string[]>> = {};
  const ruledOut: Partial<Record<EntryKey, string[]>> = {};
  const insisted: Partial<Record<EntryKey, EntryValue>> = {};
  for (const [entry, mentions] of byEntry) {
    const certain = mentions.filter(({ probability, value }) => probability >= sure.set(entry) && value !== "?");
    const wanted = certain.filter(({ sign }) => sign !== "unwanted");
    const denied = certain.filter(({ sign }) => sign === "unwanted");
    const value = entryValueOf(entry, wanted, proposals);
    if (value !== null) {
      entries[entry] = value;
      used.push(...wanted);
      const must = entryValueOf(
        entry,
        wanted.filter(({ sign }) => sign === "insisted"),
        proposals,
      );
      if (must !== null) insisted[entry] = must;
    }
    if (denied.length > 0) {
      unwanted[entry] = [...new Set(denied.map((one) => one.value))];
      const never = denied.filter((one) => isRuledOut(one, proposals)).map((one) => one.value);
      if (never.length > 0) ruledOut[entry] = [...new Set(never)];
      used.push(...denied);
    }
    if (value === null && denied.length === 0 && mentions.some(({ probability }) => probability >= sure.ask)) {
      unclear.add(entry);
      used.push(...mentions.filter(({ probability }) => probability >= sure.ask));
    }
  }
  return { entries, unwanted, ruledOut, insisted, constraints, unclear: [...unclear], used };
}

/** "No shopping" and "never a red-eye" rule it out; "not shopping" and "we hate shopping" do not. */
function isRuledOut({ from, to }: LabelMention, { words }: Proposals): boolean {
  const before = words.slice(Math.max(0, from - 2), from).map(({ text }) => text.toLowerCase());
  const [farther, nearer] = before.length === 2 ? before : [undefined, before[0]];
  const first = words[from]?.text.toLowerCase() ?? "";
  const isNear = RULING_OUT.test(nearer ?? "") || (ARTICLE.test(nearer ?? "") && RULING_OUT.test(farther ?? ""));
  return isNear || (to - from > 1 && RULING_OUT.test(first));
}
const RULING_OUT = /^(?:no|never|without|zero)$/;
const ARTICLE = /^(?:a|an|any|the)$/;

/** Of two ways to travel that are ruled out the surer one counts: "not be flying and will presumably drive". */
function surest(labels: readonly LabelMention[]): LabelMention | undefined {
  return labels.toSorted((a, b) => b.probability - a.probability)[0];
}

function takeDemand(
  { slot, value, from, to }: LabelMention,
  { words }: Proposals,
  constraints: SaidConstraints,
): boolean {
  if (slot === "transport") {
    const transportation = transportationSchema.safeParse(value).data;
    if (transportation === undefined) return false;
    constraints.transportation = transportation;
    return true;
  }
  if (slot === "room") {
    const roomType = roomTypeSchema.safeParse(value).data;
    if (roomType === undefined) return false;
    constraints.roomType = roomType;
    return true;
  }
  if (slot === "allow") {
    const rule = houseRuleSchema.safeParse(value).data;
    if (rule === undefined) return false;
    constraints.houseRule = [...new Set([...(constraints.houseRule ?? []), rule])];
    return true;
  }
  if (slot === "cuisine") {
    const name =
      value === ""
        ? cuisineNamed(
            words
              .slice(from, to)
              .map(({ text }) => text)
              .join(" "),
          )
        : value;
    if (name === null) return false;
    constraints.cuisines = [...new Set([...(constraints.cuisines ?? []), name])];
    return true;
  }
  return false;
}

/** "No driving, and no flights either": where code names a denial of each, trains and buses are left. */
function takeBothDenied(
  labels: readonly LabelMention[],
  { demands }: Proposals,
  sure: SureOfLabel,
  constraints: SaidConstraints,
): LabelMention[] {
  const denied = (["no flight", "no self-driving"] as const).map((mode) =>
    demands.some(({ slot, value }) => slot === "transport" && value === mode)
      ? labels.filter(
          ({ slot, value, sign, probability }) =>
            slot === "transport" && value === mode && sign !== "unwanted" && probability >= sure.demand,
        )
      : [],
  );
  if (denied.some((mentions) => mentions.length === 0)) return [];
  constraints.transportation = BY_RAIL;
  return denied.flat();
}

/** How one wishes to travel, as the demand it comes to: who drives does not fly, who takes the train does neither. Wishes for several of these are no demand yet. */
function takeWishedMode(
  mentions: readonly LabelMention[],
  sure: SureOfLabel,
  constraints: SaidConstraints,
): LabelMention[] {
  const wished = mentions.filter(
    ({ slot, sign, probability }) => slot === "transport" && sign !== "unwanted" && probability >= sure.demand,
  );
  const modes = new Set(wished.map(({ value }) => value));
  const [mode] = [...modes].filter((value) => Object.hasOwn(WISHED_MODE, value));
  const demands = new Set([...modes].flatMap((value) => WISHED_MODE[value] ?? []));
  const demand = mode === undefined ? undefined : WISHED_MODE[mode];
  const { transportation } = constraints;
  // "No driving, I'd rather take the train": one says more than the other.
  const saysMore = demand === BY_RAIL && transportation !== undefined && transportation !== BY_RAIL;
  if (demands.size !== 1 || demand === undefined || (transportation !== undefined && !saysMore)) return [];
  constraints.transportation = demand;
  const denied = saysMore ? mentions.filter(({ slot, value }) => slot === "transport" && value.startsWith("no ")) : [];
  return [...wished.filter(({ value }) => WISHED_MODE[value] === demand), ...denied];
}

const BY_RAIL: Transportation = "only trains and buses";
const WISHED_MODE: Readonly<Record<string, Transportation>> = {
  flight: "no self-driving",
  "self-driving": "no flight",
  train: BY_RAIL,
  bus: BY_RAIL,
};

/** The value that mentions come to: a list where several choices are named, the lowest of several ratings. */
function entryValueOf(entry: EntryKey, mentions: readonly LabelMention[], proposals: Proposals): EntryValue | null {
  if (mentions.length === 0) return null;
  const { kind } = preferenceEntry(entry);
  if (entry.endsWith(".ratings")) return Math.min(...mentions.map(({ value }) => Number(value)));
  if (kind === "integer") {
    const [first] = mentions;
    const number = proposals.proposals.find(
      ({ item, from, to }) => first !== undefined && item.kind === "number" && from >= first.from && to <= first.to,
    );
    return number?.item.kind === "number" ? number.item.value : null;
  }
  const values = [...new Set(mentions.map(({ value }) => value))];
  const best = mentions.reduce((most, one) => (one.probability > most.probability ? one : most));
  if (kind === "boolean") return best.value === "True";
  const isYesOrNo = values.every((value) => value === "Yes" || value === "No");
  const named = values.filter((value) => value !== NO_PREFERENCE);
  if (named.length === 0) return NO_PREFERENCE;
  const [only] = named;
  if (isYesOrNo) return best.value;
  return named.length === 1 && only !== undefined ? only : named;
}

/** Cuisines are demanded where someone asks for a trip or insists, else preferred (design, "Vocabulary"). */
export function withCuisines(
  { entries, constraints, insisted, used: unordered }: Preferences,
  isRequest: boolean,
): Pick<Preferences, "entries" | "constraints"> {
  const { [CUISINES]: preferred, ...others } = entries;
  const isDemand =
    preferred !== undefined && preferred !== NO_PREFERENCE && (isRequest || insisted[CUISINES] !== undefined);
  if (!isDemand) return { entries, constraints };
  const used = unordered.toSorted((a, b) => a.from - b.from);
  const names = [...new Set([...[preferred].flat().map(String), ...(constraints.cuisines ?? [])])];
  // In the order in which they were said.
  const place = (name: string) =>
    used.findIndex(({ slot, value }) => (slot === CUISINES || slot === "cuisine") && value === name);
  const cuisines = names.toSorted((a, b) => place(a) - place(b));
  return { entries: others, constraints: { ...constraints, cuisines } };
}
