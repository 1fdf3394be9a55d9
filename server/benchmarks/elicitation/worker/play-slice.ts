import { ProblemError, type Result } from "@/server/trip";
import { openWorld, type World } from "@/server/worlds";
import { choosePolicy } from "../choose-policy";
import { elicitation } from "../elicitation";
import { type DialogRun, type PlayedDialog, playDialog } from "../play-dialog";
import { describePolicy } from "../policies";
import { policyAgent } from "../policy-agent";
import { personaOf } from "../traveler";
import type { Slice } from "./messages";

const AT_A_TIME = 10;

/** Plays the dialogs of a slice one after the other and gives some at a time. Throws ProblemError where one cannot be played. */
export async function playSlice(
  { worldName, travelers, ...slice }: Slice,
  onPlayed: (dialogs: readonly PlayedDialog[]) => void,
  world: World = required(openWorld(worldName)),
): Promise<void> {
  const policy = required(choosePolicy(slice.policy));
  const agent = policyAgent(policy, describePolicy(policy.name));
  const run: DialogRun = { ...slice, benchmark: elicitation, agent, world, models: null, persona: personaOf };
  const { signal } = new AbortController();
  for (let at = 0; at < travelers.length; at += AT_A_TIME) {
    const dialogs: PlayedDialog[] = [];
    for (const traveler of travelers.slice(at, at + AT_A_TIME)) {
      dialogs.push(required(await playDialog(run, traveler, signal)));
    }
    onPlayed(dialogs);
  }
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
