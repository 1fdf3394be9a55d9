import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { serverApi } from "@/app/(travel)/server-api";
import { orNotFound } from "@/app/research/or-not-found";
import { QueuePage } from "@/components/annotate/queue/queue-page";

export const metadata: Metadata = { title: "Rate dialogs" };

export default async function Page({ params }: PageProps<"/annotate/[project]">) {
  const { project: projectId } = await params;
  const user = await serverApi().account.me();
  if (user === null) notFound();
  const project = await orNotFound(serverApi().annotation.project({ projectId }));
  return <QueuePage project={project} accountId={user.id} />;
}
