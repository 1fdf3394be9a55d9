import { createHash } from "node:crypto";
import type { ProjectSettings } from "@/server/views";

/** A number from 0 up to, not including, 1, fixed by the seed and the labels. */
function draw(seed: number, ...labels: readonly (string | number)[]): number {
  const digest = createHash("sha256")
    .update(JSON.stringify([seed, ...labels]))
    .digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

type Drawn = Pick<ProjectSettings, "seed" | "overlap" | "ratersPerItem" | "repeats">;

/** How many raters the item at this position of the batch gets. */
export function wantedRaters({ seed, overlap, ratersPerItem }: Drawn, position: number): number {
  return draw(seed, "overlap", position) < overlap ? ratersPerItem : 1;
}

/** The item's place in the rater's own order of the batch: lower comes first. */
export function placeInOrder({ seed }: Drawn, rater: string, position: number): number {
  return draw(seed, "order", rater, position);
}

/** Whether the rater gets the item once more, for self-consistency. */
export function comesAgain({ seed, repeats }: Drawn, rater: string, position: number): boolean {
  return draw(seed, "repeat", rater, position) < repeats;
}

/** Whether the rater sees the second dialog of a pair first. */
export function isSwapped({ seed }: Pick<Drawn, "seed">, rater: string, position: number): boolean {
  return draw(seed, "sides", rater, position) < 0.5;
}
