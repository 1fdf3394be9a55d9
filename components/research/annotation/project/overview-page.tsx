import Link from "next/link";
import type { AnnotationProjectView } from "@/server/views";
import { MarkdownText } from "../../../annotate/guidelines/markdown-text";
import { counted } from "../../../format";
import { ProgressBar } from "../../../ui/progress-bar";
import { DataTableView } from "../../table/data-table-view";
import { RubricView } from "../rubric/rubric-view";
import { hoursLeftWords, progressTable } from "./progress-table";
import { ProjectFrame } from "./project-frame";

/** How far a project is, rater by rater, and what raters are asked. */
export function OverviewPage({ project }: { project: AnnotationProjectView }) {
  const { items, qualificationItems, wanted, ratings, raters } = project.counts;
  return (
    <ProjectFrame project={project}>
      <section aria-label="Progress" className="flex max-w-prose flex-col gap-2">
        <p className="figures">
          {ratings.toLocaleString("en-US")} of {counted(wanted, "rating")}
          {project.hoursLeft !== null && ratings < wanted && `, ${hoursLeftWords(project.hoursLeft)}`}
        </p>
        <ProgressBar value={wanted === 0 ? 0 : Math.min(1, ratings / wanted)} label="Ratings" />
        <p className="text-muted text-sm">
          {counted(items, "item")}, {counted(qualificationItems, "qualification item")}, {counted(raters, "rater")}.{" "}
          {items === 0 && (
            <Link
              href={`/research/annotation/${project.id}/items`}
              className="rounded-inner text-accent underline underline-offset-4"
            >
              Add dialogs
            </Link>
          )}
        </p>
      </section>
      <section aria-labelledby="by-rater" className="flex flex-col gap-2">
        <h2 id="by-rater" className="font-medium">
          By rater
        </h2>
        {project.progress.length === 0 ? (
          <p className="text-muted text-sm">No ratings yet.</p>
        ) : (
          <DataTableView caption="Progress by rater" table={progressTable(project.progress)} />
        )}
      </section>
      <div className="grid gap-10 lg:grid-cols-2">
        <section aria-labelledby="rubric" className="flex flex-col gap-3">
          <h2 id="rubric" className="font-medium">
            Rubric
          </h2>
          <RubricView rubric={project.rubric} />
        </section>
        <section aria-labelledby="guidelines" className="flex flex-col gap-3">
          <h2 id="guidelines" className="font-medium">
            Guidelines
          </h2>
          {project.settings.guidelines.trim() === "" ? (
            <p className="text-muted text-sm">None. Write them under Settings.</p>
          ) : (
            <MarkdownText text={project.settings.guidelines} />
          )}
        </section>
      </div>
    </ProjectFrame>
  );
}
