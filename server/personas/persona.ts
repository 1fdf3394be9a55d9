import type { EntryKey, EntryValue } from "@/server/trip";

/** A simulated traveler as nobody but the simulator and the scorers sees them (APEC-Travel, section 3.2). */
export interface Persona {
  /** "evaluation-17": the set and the position in it. */
  readonly id: string;
  /** All 54; single values, never lists. */
  readonly entries: Readonly<Record<EntryKey, EntryValue>>;
  /** 11 of the 48 that can be asked, most important first. */
  readonly critical: readonly EntryKey[];
  /** The survey's factor that this traveler is most concerned about (`TRAVELER_FACTORS`). */
  readonly factor: string;
}

/** For seed dialogs, for rewards while training, and for evaluation. No two sets share a combination of values. */
export type PersonaSet = "seed" | "reward" | "evaluation";
