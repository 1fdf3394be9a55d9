import { ASKABLE_ENTRIES } from "@/server/trip";
import { type CriticalNetwork, criticalLayout } from "../belief/critical-network";
import { INPUT_COUNT } from "../belief/inputs";

/**
 * One network whose log odds are the mean of those of `networks`: the hidden layers side by side, the outputs divided by how many there
 * are. Networks that began with other weights err in other places.
 */
export function sideBySide(networks: readonly CriticalNetwork[]): CriticalNetwork {
  const hidden = networks.reduce((sum, network) => sum + network.hidden, 0);
  const layout = criticalLayout(hidden);
  const weights = new Float64Array(layout.total);
  let from = 0;
  for (const { hidden: width, weights: part } of networks) {
    const { output, outputBias } = criticalLayout(width);
    // One row more than there are inputs: the hidden biases follow them.
    for (let row = 0; row <= INPUT_COUNT; row++) {
      weights.set(part.subarray(row * width, (row + 1) * width), row * hidden + from);
    }
    ASKABLE_ENTRIES.forEach((_, entry) => {
      const own = part.subarray(output + entry * width, output + (entry + 1) * width);
      weights.set(
        own.map((weight) => weight / networks.length),
        layout.output + entry * hidden + from,
      );
      const bias = layout.outputBias + entry;
      weights[bias] = (weights[bias] ?? 0) + (part[outputBias + entry] ?? 0) / networks.length;
    });
    from += width;
  }
  return { hidden, weights };
}
