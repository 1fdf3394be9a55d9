import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { ExportsPage } from "@/components/research/annotation/exports/exports-page";
import { orNotFound } from "../../../or-not-found";

export const metadata: Metadata = { title: "Import and export" };

export default async function Page({ params }: PageProps<"/research/annotation/[project]/exports">) {
  const { project: projectId } = await params;
  return <ExportsPage project={await orNotFound(serverApi().annotationProjects.get({ projectId }))} />;
}
