import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { SettingsPage } from "@/components/research/annotation/settings/settings-page";
import { orNotFound } from "../../../or-not-found";

export const metadata: Metadata = { title: "Settings" };

export default async function Page({ params }: PageProps<"/research/annotation/[project]/settings">) {
  const { project: projectId } = await params;
  return <SettingsPage project={await orNotFound(serverApi().annotationProjects.get({ projectId }))} />;
}
