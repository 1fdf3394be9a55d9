import type { Persona } from "@/server/personas";
import type { LocalDate } from "@/server/trip";
import type { DialogTurn } from "@/server/views";
import type { World } from "@/server/worlds";
import type { Priors } from "../belief/priors";
import { stenograph } from "../dialog/dialog";
import type { QuestionPolicy } from "../policies/policy";
import {
  type CreateTraveler,
  type SimulatedTraveler,
  type SimulatedTrip,
  simulateTrip,
  type TravelerHabits,
} from "../simulator";
import { type Retold, retell } from "./retell";
import {
  type DialogStep,
  holdDialog,
  type Parts,
  type Reader,
  readerOf,
  type SimulatedDialog,
  simulateDialog,
} from "./simulate-dialog";

export interface StageOptions {
  readonly world: World;
  readonly createTraveler: CreateTraveler;
  readonly seed: number;
  /** The share of vague answers, 0–1. */
  readonly vague: number;
  /** Of the agent's belief; the shipped ones where they are missing. */
  readonly priors?: Priors;
}

/** The day on which simulated travelers speak; fixed, so that a run can be made again. */
export const SIMULATED_TODAY: LocalDate = "2027-03-01";
const MISUNDERSTAND = 0.03;

/** Dialogs that are played at the same time, so that one decides while others are read. */
export const AT_ONCE = 8;

/** Where travelers of one simulator meet policies: the same traveler says the same to the same questions. */
export class Stage {
  readonly seed: number;
  private readonly read: Reader;

  constructor(private readonly options: StageOptions) {
    this.seed = options.seed;
    this.read = readerOf(options.world, SIMULATED_TODAY);
  }

  /** The trip that this traveler has in mind. */
  tripOf(persona: Persona): SimulatedTrip {
    const { world, seed } = this.options;
    return simulateTrip(persona, { world, today: SIMULATED_TODAY, seed });
  }

  /** How the travelers of this stage talk. */
  habits(): TravelerHabits {
    const { seed, vague } = this.options;
    return { seed, vague, misunderstand: MISUNDERSTAND };
  }

  /** This traveler, played by templates. */
  traveler(persona: Persona): SimulatedTraveler {
    return this.options.createTraveler(persona, this.tripOf(persona), this.habits());
  }

  play(persona: Persona, policy: QuestionPolicy): Promise<SimulatedDialog> {
    const { priors } = this.options;
    const parts = { traveler: this.traveler(persona), policy, stenographer: stenograph };
    return simulateDialog(parts, this.read, { seed: this.seed, priors });
  }

  /** A dialog between any parts, step by step; `seed` draws how questions are worded. */
  hold(parts: Parts, seed: number, signal: AbortSignal): AsyncGenerator<DialogStep> {
    return holdDialog(parts, this.read, { seed, signal, priors: this.options.priors });
  }

  /** A dialog that is written already, as if it were held here. */
  retell(turns: readonly DialogTurn[]): Promise<Retold> {
    return retell(turns, this.read);
  }
}
