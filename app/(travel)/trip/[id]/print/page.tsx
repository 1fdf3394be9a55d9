import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PrintedTrip } from "@/components/print/printed-trip";
import { findTrip, foundOrNull, serverApi } from "../../../server-api";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await findTrip((await params).id))?.title ?? "No trip here" };
}

export default async function Page({ params }: Props) {
  const { id } = await params;
  const trip = await findTrip(id);
  if (trip?.plan == null) notFound();
  const shown = await foundOrNull(serverApi().trips.exportView({ id }));
  if (shown === null) notFound();
  return <PrintedTrip trip={shown} back={`/trip/${id}`} />;
}
