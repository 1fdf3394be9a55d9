import { type AgreementReport, type AnnotationProjectView, isJudgeable, type ProjectJudges } from "@/server/views";
import { ProjectFrame } from "../project/project-frame";
import { Agreement } from "./agreement";
import { Judges } from "./judges/judges";

/** How far the raters of a project agree. */
export function AgreementPage({
  project,
  report,
  judges,
}: {
  project: AnnotationProjectView;
  report: AgreementReport;
  judges: ProjectJudges;
}) {
  return (
    <ProjectFrame project={project}>
      <section aria-labelledby="agreement" className="flex min-w-0 flex-col gap-10">
        <h2 id="agreement" className="sr-only">
          Agreement
        </h2>
        <Agreement report={report} />
        {isJudgeable(project.rubric) && <Judges projectId={project.id} items={project.counts.items} initial={judges} />}
      </section>
    </ProjectFrame>
  );
}
