import type { Metadata } from "next";
import { PrintedTrip } from "@/components/print/printed-trip";
import { PRIVATE, requireSharedTrip } from "../find-shared-trip";

export const metadata: Metadata = { ...PRIVATE, title: "Print" };

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return <PrintedTrip trip={await requireSharedTrip(token)} back={`/shared/${token}`} />;
}
