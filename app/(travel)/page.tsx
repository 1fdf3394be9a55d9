import { connection } from "next/server";
import { Suspense } from "react";
import { examplesFor } from "@/components/start/example-texts";
import { editsToward } from "@/components/start/restore";
import { type Draft, EMPTY_DRAFT, StartPage } from "@/components/start/start-page";
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
  const current = await serverApi.worlds.current();
  const draft = from === null ? EMPTY_DRAFT : await draftFrom(from);
  return <StartPage key={from} current={current} examples={examplesFor(current, todayHere())} draft={draft} />;
}

/** The words and hand-made changes of a trip; an empty box when there is no such trip. */
async function draftFrom(id: string): Promise<Draft> {
  const trip = await findTrip(id);
  if (trip === null) return EMPTY_DRAFT;
  const { request } = await serverApi.understanding.read({ text: trip.text });
  return { text: trip.text, edits: editsToward(request, trip.request), objective: trip.objective };
}
