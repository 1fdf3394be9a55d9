import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { NoPlanPage } from "@/components/no-plan/no-plan-page";
import { PlanningPage } from "@/components/planning/planning-page";
import { StoppedPage } from "@/components/planning/stopped-page";
import { TripPage } from "@/components/trip/trip-page";
import { todayHere } from "@/server/trip";
import { findChat, findTrip, knownOf, serverApi } from "../../server-api";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const trip = await findTrip((await params).id);
  return { title: trip?.title ?? "No trip here" };
}

export default async function Page({ params }: Props) {
  const { id } = await params;
  const trip = await findTrip(id);
  if (trip === null) {
    // What is talked over and not planned yet goes on where it is talked over.
    if ((await findChat(id)) !== null) redirect(`/chat/${id}`);
    notFound();
  }
  const today = todayHere();
  if (trip.status === "planning") return <PlanningPage key={trip.id} initial={trip} today={today} />;
  if (trip.noPlan !== null) return <NoPlanPage trip={trip} noPlan={trip.noPlan} today={today} />;
  if (trip.plan === null) return <StoppedPage trip={trip} today={today} />;
  const [known, { isOwner }] = await Promise.all([knownOf(trip.id, trip.plan), serverApi().together.get({ id })]);
  return <TripPage key={trip.id} initial={trip} known={known} isOwner={isOwner} today={today} />;
}
