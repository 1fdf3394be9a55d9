import { ASKABLE_ENTRIES, questionOf } from "@/server/trip";
import { Draws } from "../draws";
import { viewOf } from "../policies/network/features";
import { type Network, opinionOf } from "../policies/network/network";
import type { QuestionPolicy } from "../policies/policy";

/** Draws what to ask as likely as the network finds it (temperature 1); each seed is another dialog. */
export function samplingPolicy(network: Network, seed: number): QuestionPolicy {
  return {
    name: "sample",
    next(belief, dialog) {
      const { logarithms } = opinionOf(network, viewOf(belief, dialog, network.think));
      const heard = dialog.turns.map(({ text }) => text).join("\n");
      const entry = ASKABLE_ENTRIES[drawn(logarithms, new Draws(seed, heard).fraction())];
      return entry === undefined ? "done" : { entry, reason: questionOf(entry).matters };
    },
  };
}

function drawn(logarithms: Float64Array, draw: number): number {
  let sum = 0;
  for (let choice = 0; choice < logarithms.length; choice++) {
    sum += Math.exp(logarithms[choice] ?? Number.NEGATIVE_INFINITY);
    if (draw < sum) return choice;
  }
  return logarithms.length - 1;
}
