import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { AgreementPage } from "@/components/research/annotation/agreement/agreement-page";
import { orNotFound } from "../../../or-not-found";

export const metadata: Metadata = { title: "Agreement" };

export default async function Page({ params }: PageProps<"/research/annotation/[project]/agreement">) {
  const { project: projectId } = await params;
  const [project, report, judges] = await orNotFound(
    Promise.all([
      serverApi().annotationProjects.get({ projectId }),
      serverApi().annotationProjects.agreement({ projectId }),
      serverApi().annotationProjects.judges({ projectId }),
    ]),
  );
  return <AgreementPage project={project} report={report} judges={judges} />;
}
