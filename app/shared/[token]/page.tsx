import type { Metadata } from "next";
import { SharedTripPage } from "@/components/shared/shared-trip-page";
import { todayHere } from "@/server/trip";
import { findSharedTrip, PRIVATE, requireSharedTrip } from "./find-shared-trip";

interface Props {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const trip = await findSharedTrip((await params).token);
  return { ...PRIVATE, title: trip?.title ?? "Nothing here" };
}

export default async function Page({ params }: Props) {
  const { token } = await params;
  return <SharedTripPage trip={await requireSharedTrip(token)} today={todayHere()} address={`/shared/${token}`} />;
}
