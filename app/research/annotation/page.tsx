import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { ProjectsPage } from "@/components/research/annotation/list/projects-page";
import { orNotFound } from "../or-not-found";

export const metadata: Metadata = { title: "Annotation" };

export default async function Page() {
  return <ProjectsPage projects={await orNotFound(serverApi().annotationProjects.list())} />;
}
