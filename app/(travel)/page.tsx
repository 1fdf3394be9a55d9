import { connection } from "next/server";
import { Suspense } from "react";
import { examplesFor } from "@/components/start/example-texts";
import { StartPage, type TripToChange } from "@/components/start/start-page";
import { StartSkeleton } from "@/components/start/start-skeleton";
import { todayHere } from "@/server/trip";
import { findTrip, serverApi } from "./server-api";

export default async function Page({ searchParams }: { searchParams: Promise<{ from?: string | string[] }> }) {
  const { from } = await searchParams;
  return (
    <Suspense fallback={<StartSkeleton />}>
      <Start from={typeof from === "string" ? from : null} />
    </Suspense>
  );
}

async function Start({ from }: { from: string | null }) {
  await connection();
  const current = await serverApi().worlds.current();
  const change = from === null ? null : await tripToChange(from);
  return <StartPage key={from} current={current} examples={examplesFor(current, todayHere())} change={change} />;
}

/** A trip with what its words alone are read as; null when there is no such trip. */
async function tripToChange(id: string): Promise<TripToChange | null> {
  const trip = await findTrip(id);
  if (trip === null) return null;
  const { request } = await serverApi().understanding.read({ text: trip.text });
  return { text: trip.text, objective: trip.objective, read: request, wanted: trip.request };
}
