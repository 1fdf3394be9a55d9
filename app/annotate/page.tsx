import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { RaterProjectsPage } from "@/components/annotate/projects/projects-page";

export const metadata: Metadata = { title: "Annotation" };

export default async function Page() {
  return <RaterProjectsPage projects={await serverApi().annotation.projects()} />;
}
