import { TRPCError } from "@trpc/server";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { serverApi } from "@/app/(travel)/server-api";
import { ReportsPage } from "@/components/reports/reports-page";

export const metadata: Metadata = { title: "Reported mistakes" };

export default async function Page() {
  const reports = await serverApi.reports.list().catch((error: unknown) => {
    // Anyone who may not see this page need not know of it.
    if (error instanceof TRPCError && (error.code === "FORBIDDEN" || error.code === "UNAUTHORIZED")) notFound();
    throw error;
  });
  const offered = await serverApi.worlds.offered();
  return <ReportsPage initial={reports} worlds={offered.map(({ world }) => world.name)} />;
}
