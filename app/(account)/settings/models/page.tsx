import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { orHidden } from "@/app/refused";
import { ResearchNavigation } from "@/components/research/navigation";
import { ModelsPage } from "@/components/settings/models/models-page";

export const metadata: Metadata = { title: "Language models" };

export default async function Page() {
  const configured = await orHidden(serverApi().models.list());
  return (
    <>
      <ResearchNavigation />
      <ModelsPage configured={configured} />
    </>
  );
}
