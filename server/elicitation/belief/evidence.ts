import type { EntryKey, EntryValue } from "@/server/trip";

/** How an answer sounded: emphasis, none, the opposite of emphasis; or said before anything was asked. */
export type Sign = "stressed" | "plain" | "shrugged" | "volunteered";

/** One thing that was heard of an entry; `value` is null where the traveler leaves it to the agent. */
export interface Evidence {
  readonly entry: EntryKey;
  readonly value: EntryValue | null;
  readonly sign: Sign;
}
