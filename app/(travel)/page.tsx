import { redirect } from "next/navigation";
import { Suspense } from "react";
import { examplesFor } from "@/components/start/example-texts";
import { StartPage, type TripToChange } from "@/components/start/start-page";
import { StartSkeleton } from "@/components/start/start-skeleton";
import { inWorld } from "@/components/start/world-words";
import { todayHere } from "@/server/trip";
import { chosenWorld, oneOf } from "./chosen-world";
import { findTrip, serverApi } from "./server-api";

/** `?from=` names a trip to change, `?world=` where to plan. */
export default async function Page({ searchParams }: PageProps<"/">) {
  const params = await searchParams;
  const [from, asked] = [oneOf(params.from), oneOf(params.world)];
  if (from === null && asked === null) await nameTheWorld();
  return (
    <Suspense fallback={<StartSkeleton />}>
      <Start from={from} asked={asked} />
    </Suspense>
  );
}

/** With several worlds each entry of the history says in which one it is, so that Back leads to the same one. */
async function nameTheWorld(): Promise<void> {
  const { current, offered } = await chosenWorld(null);
  if (offered.length > 1) redirect(inWorld(current.world.name, "/"));
}

async function Start({ from, asked }: { from: string | null; asked: string | null }) {
  const trip = from === null ? null : await findTrip(from);
  const { current, offered, gone } = await chosenWorld(asked ?? trip?.world.name ?? null);
  return (
    <StartPage
      key={from}
      current={current}
      offered={offered}
      gone={gone}
      examples={examplesFor(current, todayHere())}
      from={trip === null ? null : from}
      change={trip === null ? null : await tripToChange(trip, current.world.name)}
    />
  );
}

/** A trip with what its words alone are read as in a world. */
async function tripToChange(
  { text, objective, request: wanted }: NonNullable<Awaited<ReturnType<typeof findTrip>>>,
  world: string,
): Promise<TripToChange> {
  const { request } = await serverApi().understanding.read({ text, world });
  return { text, objective, read: request, wanted };
}
