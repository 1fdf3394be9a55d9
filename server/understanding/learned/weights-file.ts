import { z } from "zod";
import { ProblemError } from "@/server/trip";
import { ROWS } from "./log-linear";

/** The learned weights as they lie in a file: rows that are not 0, in order, as base64. Made by `train reader`. */
const readerFileSchema = z.object({
  format: z.literal("dragoman-reader"),
  version: z.literal(1),
  /** What made it, so that it can be made again. */
  madeFrom: z.object({ answers: z.number().int(), seed: z.number().int() }),
  /** What one unit of a weight is worth. */
  scale: z.number().positive(),
  /** For each weight the distance to its row from the row before it, seven bits a byte, the last one below 128; then the weight as a signed byte. */
  weights: z.base64(),
});
type ReaderFile = z.infer<typeof readerFileSchema>;

export interface ReaderWeights {
  readonly weights: Int8Array;
  readonly scale: number;
}

/** The weights in the content of their file. Throws ProblemError `bad_file` where it is none. */
export function readReaderFile(content: unknown): ReaderWeights {
  const parsed = readerFileSchema.safeParse(content);
  if (!parsed.success) {
    const message = `The weights of the reader are damaged: ${z.prettifyError(parsed.error)}`;
    throw new ProblemError({ code: "bad_file", message });
  }
  const bytes = Buffer.from(parsed.data.weights, "base64");
  const weights = new Int8Array(ROWS);
  let row = -1;
  for (let at = 0; at < bytes.length; at++) {
    let distance = 0;
    let factor = 1;
    for (let byte = bytes[at] ?? 0; byte >= 128; byte = bytes[at] ?? 0) {
      distance += (byte - 128) * factor;
      factor *= 128;
      at += 1;
    }
    row += distance + (bytes[at] ?? 0) * factor;
    at += 1;
    if (row >= ROWS || at >= bytes.length) {
      throw new ProblemError({ code: "bad_file", message: "The weights of the reader are damaged: train it again." });
    }
    weights[row] = bytes.readInt8(at);
  }
  return { weights, scale: parsed.data.scale };
}

/** The content of the file with these weights; reading it again gives them. */
export function readerFile({ weights, scale }: ReaderWeights, madeFrom: ReaderFile["madeFrom"]): ReaderFile {
  const bytes: number[] = [];
  let before = -1;
  weights.forEach((weight, row) => {
    if (weight === 0) return;
    let distance = row - before;
    for (; distance >= 128; distance = Math.floor(distance / 128)) bytes.push(128 + (distance % 128));
    bytes.push(distance, weight & 255);
    before = row;
  });
  return { format: "dragoman-reader", version: 1, madeFrom, scale, weights: Buffer.from(bytes).toString("base64") };
}
