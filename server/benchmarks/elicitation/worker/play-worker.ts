import { parentPort } from "node:worker_threads";
import { SIMULATORS } from "@/server/elicitation/simulator";
import { Stage } from "@/server/elicitation/training";
import { generatePersonas } from "@/server/personas";
import { ProblemError } from "@/server/trip";
import { openWorld } from "@/server/worlds";
import { choosePolicy } from "../choose-policy";
import { type PlayedTraveler, playTraveler } from "../play-traveler";
import type { Slice, SliceAnswer } from "./messages";

const AT_A_TIME = 10;

/** The thread's side of `playInWorkers`: plays its travellers, one after the other. */
function play({ worldName, policy: name, simulator, seed, vague, from, to }: Slice): void {
  const world = openWorld(worldName);
  if (!world.ok) throw new ProblemError(world.problem);
  const policy = choosePolicy(name, seed);
  if (!policy.ok) throw new ProblemError(policy.problem);
  const stage = new Stage({ world: world.value, createTraveler: SIMULATORS[simulator], seed, vague });
  let travelers: PlayedTraveler[] = [];
  for (const persona of generatePersonas("evaluation", seed, to).slice(from)) {
    travelers.push(playTraveler(persona, stage, policy.value));
    if (travelers.length < AT_A_TIME) continue;
    send({ kind: "played", travelers });
    travelers = [];
  }
  send({ kind: "played", travelers });
  send({ kind: "done" });
}

function send(answer: SliceAnswer): void {
  parentPort?.postMessage(answer);
}

parentPort?.once("message", (slice: Slice) => {
  try {
    play(slice);
  } catch (error) {
    if (error instanceof ProblemError) send({ kind: "problem", problem: error.problem });
    else throw error;
  }
});
