import { randomUUID } from "node:crypto";
import { type Objective, ProblemError, type TripRequest } from "@/server/trip";
import { passedDate, todayIn } from "@/server/worlds";
import { getServices } from "../services";
import { worldToPlanIn } from "../traveler-world";
import { storeTrip } from "./store-trip";

export interface NewTrip {
  readonly text: string;
  readonly request: TripRequest;
  readonly objective: Objective;
  /** By name; the usual one where it is left out. */
  readonly world?: string | undefined;
}

/** Begins a trip's episode for its traveler and has it planned. Throws ProblemError when its dates have passed or too many wait. */
export async function beginTrip(
  userId: string,
  { text, request, objective, world: chosen }: NewTrip,
): Promise<{ id: string }> {
  const { opened, episodes, planning } = await getServices();
  await planning.assertRoom({ userId });
  const world = (await worldToPlanIn(chosen)).describe();
  const today = todayIn(world);
  const passed = passedDate(world, request, today);
  if (passed !== null) throw new ProblemError(passed);
  const id = randomUUID();
  const { name, source, hash } = world;
  await storeTrip({ database: opened.database, episodes }, userId, { id, world: { name, source, hash } }, [
    { type: "task", task: { id, text, today, request, objective } },
    { type: "requestChanged", request },
  ]);
  await planning.begin(id);
  return { id };
}
