import type { Metadata } from "next";
import { JoinPage } from "@/components/shared/join-page";
import { SharedTripPage } from "@/components/shared/shared-trip-page";
import { todayHere } from "@/server/trip";
import { streetsOf } from "../../(travel)/server-api";
import { findInvitation, findSharedTrip, PRIVATE, requireSharedTrip } from "./find-shared-trip";

interface Props {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params;
  const trip = (await findSharedTrip(token)) ?? (await findInvitation(token));
  return { ...PRIVATE, title: trip?.title ?? "Nothing here" };
}

export default async function Page({ params }: Props) {
  const { token } = await params;
  const invitation = (await findSharedTrip(token)) === null ? await findInvitation(token) : null;
  if (invitation !== null) return <JoinPage title={invitation.title} token={token} />;
  const trip = await requireSharedTrip(token);
  const streets = await streetsOf(trip.world);
  return <SharedTripPage trip={trip} today={todayHere()} address={`/shared/${token}`} streets={streets} />;
}
