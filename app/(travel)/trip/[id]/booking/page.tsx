import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BookingPage } from "@/components/checklist/booking-page";
import { todayHere } from "@/server/trip";
import { findTrip } from "../../../server-api";

export const metadata: Metadata = { title: "What to book" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const trip = await findTrip((await params).id);
  if (trip?.plan == null) notFound();
  return <BookingPage key={trip.id} initial={trip} today={todayHere()} />;
}
