import {
  type EntryKey,
  type EntryQuestion,
  type EntryValue,
  listed,
  NO_PREFERENCE,
  type QuickReply,
} from "@/server/trip";
import { isValueOf } from "../belief/slots";

/** Entries that a person answers in one: "at least 4 stars" counts for hotels, restaurants and attractions alike. */
interface JointGroup {
  /** Each with what it is about within a sentence. */
  readonly parts: ReadonlyMap<EntryKey, string>;
  readonly ask: (parts: string) => string;
  readonly askAgain: (parts: string) => string;
  /** Answers that mean a value of each entry; null: the same value in each. */
  readonly levels: readonly Level[] | null;
}

interface Level {
  readonly label: string;
  readonly values: Readonly<Partial<Record<EntryKey, EntryValue>>>;
}

const GROUPS: readonly JointGroup[] = [
  {
    parts: new Map([
      ["flight.needDisabilityAccess", "flights"],
      ["hotel.needDisabilityAccess", "the hotel"],
      ["restaurant.needDisabilityAccess", "restaurants"],
      ["attraction.needDisabilityAccess", "attractions"],
    ]),
    ask: (parts) => `Do ${parts} need to be wheelchair accessible?`,
    askAgain: (parts) => `Is that a yes or a no: wheelchair access for ${parts}?`,
    levels: null,
  },
  {
    parts: new Map([
      ["hotel.ratings", "hotels"],
      ["restaurant.ratings", "restaurants"],
      ["attraction.ratings", "attractions"],
    ]),
    ask: (parts) => `How many stars should ${parts} have, at a minimum?`,
    askAgain: (parts) => `From 1 to 5 stars, what's the least you'd accept for ${parts}?`,
    levels: null,
  },
  {
    parts: new Map([
      ["flight.preferredRefundability", "refundable fares"],
      ["flight.preferredChangePolicies", "free flight changes"],
      ["hotel.preferredCancellationPolicy", "flexible hotel cancellation"],
    ]),
    ask: (parts) => `Should your bookings be flexible (${parts}) or as cheap as possible?`,
    askAgain: (parts) => `Which do you prefer: ${parts}, or the lowest price?`,
    levels: [
      {
        label: "Flexible",
        values: {
          "flight.preferredRefundability": "refundable",
          "flight.preferredChangePolicies": "free changes",
          "hotel.preferredCancellationPolicy": "Flexible",
        },
      },
      {
        label: "As cheap as possible",
        values: {
          "flight.preferredRefundability": "non-refundable",
          "flight.preferredChangePolicies": "change for a fee",
          "hotel.preferredCancellationPolicy": "Strict",
        },
      },
    ],
  },
];

function groupOf(entry: EntryKey): JointGroup | undefined {
  return GROUPS.find(({ parts }) => parts.has(entry));
}

/** The entries that one question asks about together with this one; itself left out. */
export function entriesWith(entry: EntryKey): readonly EntryKey[] {
  return [...(groupOf(entry)?.parts.keys() ?? [])].filter((other) => other !== entry);
}

/** The question about an entry as one that asks about those in `together`, too. */
export function asJoint(question: EntryQuestion, together: readonly EntryKey[]): EntryQuestion {
  const { entry, isFollowUp } = question;
  const group = groupOf(entry);
  if (group === undefined || together.length === 0) return question;
  const parts = partsInWords([...group.parts.keys()].filter((each) => each === entry || together.includes(each)));
  const text = isFollowUp ? group.askAgain(parts) : group.ask(parts);
  return { ...question, text, quickReplies: jointReplies(group, question), together: [...together] };
}

function jointReplies({ levels }: JointGroup, { entry, quickReplies }: EntryQuestion): QuickReply[] {
  if (levels === null) return quickReplies;
  const own = levels.map(({ label, values }) => ({ label, says: String(values[entry]) }));
  return [...own, ...quickReplies.slice(-1)];
}

/** "hotels, restaurants and attractions": what entries of joint questions are about. */
export function partsInWords(entries: readonly EntryKey[]): string {
  return listed(entries.flatMap((entry) => groupOf(entry)?.parts.get(entry) ?? []));
}

/** The value of `other` that means the same as `value` of an entry asked together with it; null: it has none. */
export function sameFor(other: EntryKey, entry: EntryKey, value: EntryValue): EntryValue | null {
  const levels = groupOf(entry)?.levels ?? null;
  const isAnyway = levels === null || value === NO_PREFERENCE;
  const same = isAnyway ? value : levels.find(({ values }) => values[entry] === value)?.values[other];
  return same !== undefined && isValueOf(other, same) ? same : null;
}
