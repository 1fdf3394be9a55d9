import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { RatersPage } from "@/components/research/annotation/raters/raters-page";
import { orNotFound } from "../../../or-not-found";

export const metadata: Metadata = { title: "Raters" };

export default async function Page({ params }: PageProps<"/research/annotation/[project]/raters">) {
  const { project: projectId } = await params;
  const [project, raters] = await orNotFound(
    Promise.all([
      serverApi().annotationProjects.get({ projectId }),
      serverApi().annotationProjects.raters({ projectId }),
    ]),
  );
  return <RatersPage project={project} raters={raters} />;
}
