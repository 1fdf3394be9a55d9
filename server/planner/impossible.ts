import type { DemandName } from "@/server/trip";

/** Why no plan can exist whatever the demands: the fixed part of the request at fault and a sentence. */
export interface Impossible {
  readonly demand: DemandName;
  readonly sentence: string;
}

/** The destinations are at fault. */
export function impossibleDestinations(sentence: string): Impossible {
  return { demand: "destinations", sentence };
}
