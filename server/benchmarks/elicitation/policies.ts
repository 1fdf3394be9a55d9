const DESCRIPTIONS: Readonly<Record<string, string>> = {
  fixed: "Asks down the paper's list, no matter who it talks to.",
  random: "Asks anything that is open, drawn.",
  static: "Baseline: asks down one list for everyone, by how often an entry is critical; it does not listen.",
  "hand-set": "Baseline: a linear score of three features of the belief, weighed by hand.",
  untrained: "Baseline: the trained policies' network with its first weights.",
  control: "Control: dpo-task's network, trained on pairs whose preference was drawn.",
  "dpo-task": "A small network trained on the task reward: critical accuracy early, less a price per round.",
  bayes: "Bound by sampling: knows how travelers come about and the noise of answers, not who this one is.",
  "information-gain": "Asks what is likeliest critical, and what tells most about the best next questions.",
  sft: "A small network that imitates the expert (APEC-Travel, section 3.3).",
  model: "A language model asks, with reasoning before each question (APEC-Travel, appendix A.6).",
  "model-plain": "A language model asks, by plain prompting (APEC-Travel, appendix A.6).",
  oracle: "Knows what is critical and asks it in order: the best any policy could do.",
};

/** What a policy does, in a sentence. */
export function describePolicy(name: string): string {
  return DESCRIPTIONS[name] ?? "A small network trained by direct preference optimization (APEC-Travel, section 3.4).";
}
