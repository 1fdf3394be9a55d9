import { TRPCError } from "@trpc/server";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { serverApi } from "@/app/(travel)/server-api";
import { ResearchNavigation } from "@/components/research/navigation";
import { ModelsPage } from "@/components/settings/models/models-page";

export const metadata: Metadata = { title: "Language models" };

export default async function Page() {
  const configured = await serverApi.models.list().catch((error: unknown) => {
    // Anyone who may not see this page need not know of it.
    if (error instanceof TRPCError && (error.code === "FORBIDDEN" || error.code === "UNAUTHORIZED")) notFound();
    throw error;
  });
  return (
    <>
      <ResearchNavigation />
      <ModelsPage configured={configured} />
    </>
  );
}
