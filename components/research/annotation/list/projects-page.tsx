import Link from "next/link";
import type { AnnotationProjectListItem } from "@/server/views";
import { Button } from "../../../ui/button";
import { CommandLine } from "../../benchmark/command-line";
import { ResearchPage } from "../../benchmark/research-page";
import { DataTableView } from "../../table/data-table-view";
import { projectsTable } from "./projects-table";

const FIRST_PROJECT = "npm run -s dragoman -- annotation start";

/** Every annotation project, or how to begin the first. */
export function ProjectsPage({ projects }: { projects: readonly AnnotationProjectListItem[] }) {
  return (
    <ResearchPage
      title="Annotation"
      about="People rate dialogs by a rubric. Their ratings are the ground truth that judges and rewards are measured against."
      actions={
        <Button asChild variant={projects.length === 0 ? "primary" : "secondary"}>
          <Link href="/research/annotation/new">New project</Link>
        </Button>
      }
    >
      {projects.length === 0 ? (
        <section aria-label="No projects yet" className="flex max-w-3xl flex-col gap-4">
          <p className="text-muted">
            There is no project yet. Create one here: choose dialogs, a rubric and how many people rate each dialog. Or
            begin with 200 simulated dialogs and the paper’s five metrics by one command:
          </p>
          <CommandLine label="Create your first project" command={FIRST_PROJECT} />
        </section>
      ) : (
        <DataTableView caption="Annotation projects" table={projectsTable(projects)} />
      )}
    </ResearchPage>
  );
}
