import type { Persona } from "@/server/personas";
import type { DialogTurn, LocalDate } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { QuestionPolicy } from "../policies/policy";
import { type CreateTraveler, type SimulatedTrip, simulateTrip, type TravelerHabits } from "../simulator";
import { type Retold, retell } from "./retell";
import { type Reader, rememberingReader, type SimulatedDialog, simulateDialog } from "./simulate-dialog";
import { type Parts, type SimulatedInTime, simulateInTime } from "./simulate-in-time";

export interface StageOptions {
  readonly world: World;
  readonly createTraveler: CreateTraveler;
  readonly seed: number;
  /** The share of vague answers, 0–1. */
  readonly vague: number;
}

/** The day on which simulated travellers speak; fixed, so that a run can be made again. */
const SIMULATED_TODAY: LocalDate = "2027-03-01";
const MISUNDERSTAND = 0.03;

/** Where travellers of one simulator meet policies: the same traveller says the same to the same questions. */
export class Stage {
  readonly seed: number;
  private readonly read: Reader;

  constructor(private readonly options: StageOptions) {
    this.seed = options.seed;
    this.read = rememberingReader(options.world, SIMULATED_TODAY);
  }

  /** The trip that this traveller has in mind. */
  tripOf(persona: Persona): SimulatedTrip {
    const { world, seed } = this.options;
    return simulateTrip(persona, { world, today: SIMULATED_TODAY, seed });
  }

  /** How the travellers of this stage talk. */
  habits(): TravelerHabits {
    const { seed, vague } = this.options;
    return { seed, vague, misunderstand: MISUNDERSTAND };
  }

  play(persona: Persona, policy: QuestionPolicy): SimulatedDialog {
    const traveler = this.options.createTraveler(persona, this.tripOf(persona), this.habits());
    return simulateDialog(traveler, policy, this.read, this.seed);
  }

  /** A dialog that is written already, as if it were held here. */
  retell(turns: readonly DialogTurn[]): Retold {
    return retell(turns, this.read);
  }

  /** A dialog between parts that may take their time. */
  playInTime(parts: Parts, signal: AbortSignal, onTurn: (turns: number) => void): Promise<SimulatedInTime> {
    return simulateInTime(parts, this.read, { seed: this.seed, signal, onTurn });
  }
}
