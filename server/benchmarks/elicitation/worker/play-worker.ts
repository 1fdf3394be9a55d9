import { parentPort } from "node:worker_threads";
import { SIMULATORS } from "@/server/elicitation/simulator";
import { Stage } from "@/server/elicitation/training";
import { generatePersonas } from "@/server/personas";
import { ProblemError } from "@/server/trip";
import { openWorld } from "@/server/worlds";
import { choosePolicy } from "../choose-policy";
import { playTraveler } from "../play-traveler";
import type { Slice, SliceAnswer } from "./messages";

const AT_A_TIME = 10;

/** The thread's side of `playInWorkers`: plays its travellers, one after the other. */
async function play({ worldName, policy: name, simulator, seed, vague, from, to }: Slice): Promise<void> {
  const world = openWorld(worldName);
  if (!world.ok) throw new ProblemError(world.problem);
  const policy = choosePolicy(name, seed);
  if (!policy.ok) throw new ProblemError(policy.problem);
  const stage = new Stage({ world: world.value, createTraveler: SIMULATORS[simulator], seed, vague });
  const personas = generatePersonas("evaluation", seed, to).slice(from);
  for (let at = 0; at < personas.length; at += AT_A_TIME) {
    const some = personas.slice(at, at + AT_A_TIME);
    send({
      kind: "played",
      travelers: await Promise.all(some.map((one) => playTraveler(one, stage, policy.value))),
    });
  }
  send({ kind: "done" });
}

function send(answer: SliceAnswer): void {
  parentPort?.postMessage(answer);
}

parentPort?.once("message", async (slice: Slice) => {
  try {
    await play(slice);
  } catch (error) {
    if (error instanceof ProblemError) send({ kind: "problem", problem: error.problem });
    else throw error;
  }
});
