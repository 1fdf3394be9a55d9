import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { orHidden } from "@/app/refused";
import { ReportsPage } from "@/components/reports/reports-page";

export const metadata: Metadata = { title: "Reported mistakes" };

export default async function Page() {
  const reports = await orHidden(serverApi().reports.list());
  const { world } = await serverApi().worlds.current();
  return <ReportsPage initial={reports} world={world.name} />;
}
