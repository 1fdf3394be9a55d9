import content from "./weights.json" with { type: "json" };
import { type ReaderWeights, readReaderFile } from "./weights-file";

let shipped: ReaderWeights | undefined;

/** The weights that come with the app, read once. */
export function shippedWeights(): ReaderWeights {
  shipped ??= readReaderFile(content);
  return shipped;
}
