import { createHash } from "node:crypto";

/** The parts of a set; a server plays one of them, and no frame names it. */
export const SPLITS = ["train", "validation", "test"] as const;
export type Split = (typeof SPLITS)[number];

/** Shares of a hundred. */
const TRAIN = 80;
const VALIDATION = 10;

/** The split of a task, fixed by the hash of its id: no list, order or seed changes it. */
export function splitOf(taskId: string): Split {
  const place = createHash("sha256").update(taskId).digest().readUInt32BE(0) % 100;
  if (place < TRAIN) return "train";
  return place < TRAIN + VALIDATION ? "validation" : "test";
}
