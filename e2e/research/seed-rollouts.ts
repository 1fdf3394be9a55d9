// Puts the rollouts of a toy model into the data folder that the environment names: twelve steps in which its entropy falls.

import { importRolloutFolder, runRollouts } from "@/server/rollouts";
import { newFolder, openToy, toyModels, toyTasks } from "@/server/rollouts/testing/toy";
import { ok } from "@/server/trip";

const path = newFolder();
const toy = toyModels();
const models: typeof toy = {
  ...toy,
  async call(role, prompt, options) {
    const called = await toy.call(role, prompt, options);
    if (!called.answer.ok || called.answer.value.tokens === undefined) return called;
    const { tokens, ...answer } = called.answer.value;
    const logprobs = tokens.logprobs?.map((value) => value * 0.98 ** (prompt.sample ?? 0)) ?? null;
    return { ...called, answer: ok({ ...answer, tokens: { ...tokens, logprobs } }) };
  },
};
const { signal } = new AbortController();
const folder = openToy(path, { steps: 12 });
await runRollouts({ folder, tasks: toyTasks(), models, parallel: 4, signal, onStep: () => {} });
const imported = importRolloutFolder(path, "toy");
if (!imported.ok) throw new Error(imported.problem.message);
