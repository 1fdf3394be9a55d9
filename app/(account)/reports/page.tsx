import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { orHidden } from "@/app/refused";
import { ReportsPage } from "@/components/reports/reports-page";

export const metadata: Metadata = { title: "Reported mistakes" };

export default async function Page() {
  const reports = await orHidden(serverApi().reports.list());
  const offered = await serverApi().worlds.offered();
  return <ReportsPage initial={reports} worlds={offered.map(({ world }) => world.name)} />;
}
