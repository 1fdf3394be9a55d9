import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { orNotFound } from "@/app/research/or-not-found";
import { OwnPage } from "@/components/annotate/own/own-page";

export const metadata: Metadata = { title: "Your ratings" };

export default async function Page({ params }: PageProps<"/annotate/[project]/own">) {
  const { project: projectId } = await params;
  const project = await orNotFound(serverApi().annotation.project({ projectId }));
  return <OwnPage project={project} work={await serverApi().annotation.own({ projectId })} />;
}
