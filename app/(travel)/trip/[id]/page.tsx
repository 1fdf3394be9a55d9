import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TripPage } from "@/components/itinerary/trip-page";
import { NoPlanPage } from "@/components/no-plan/no-plan-page";
import { PlanningPage } from "@/components/planning/planning-page";
import { StoppedPage } from "@/components/planning/stopped-page";
import { todayHere } from "@/server/trip";
import { findTrip, serverApi } from "../../server-api";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const trip = await findTrip((await params).id);
  return { title: trip?.title ?? "No trip here" };
}

export default async function Page({ params }: Props) {
  const trip = await findTrip((await params).id);
  if (trip === null) notFound();
  const today = todayHere();
  if (trip.status === "planning") return <PlanningPage key={trip.id} initial={trip} today={today} />;
  if (trip.result?.status === "infeasible") return <NoPlanPage trip={trip} result={trip.result} today={today} />;
  if (trip.result?.status === "plan") {
    const { cities } = await serverApi.worlds.current();
    return <TripPage trip={trip} plan={trip.result} places={cities} today={today} />;
  }
  return <StoppedPage trip={trip} today={today} />;
}
