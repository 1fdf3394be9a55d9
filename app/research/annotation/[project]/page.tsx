import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { OverviewPage } from "@/components/research/annotation/project/overview-page";
import { orNotFound } from "../../or-not-found";

export const metadata: Metadata = { title: "Annotation project" };

export default async function Page({ params }: PageProps<"/research/annotation/[project]">) {
  const { project: projectId } = await params;
  return <OverviewPage project={await orNotFound(serverApi().annotationProjects.get({ projectId }))} />;
}
