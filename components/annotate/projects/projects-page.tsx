import Link from "next/link";
import type { RaterProject } from "@/server/views";
import { counted } from "../../format";
import { Button } from "../../ui/button";
import { ProgressBar } from "../../ui/progress-bar";
import { timeLeft } from "../time";

/** The projects that a rater can work on, with how far each is. */
export function RaterProjectsPage({ projects }: { projects: readonly RaterProject[] }) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 pt-8 pb-16 sm:px-8 sm:pt-16">
      <div className="flex flex-col gap-3">
        <h1 className="font-serif text-xl sm:text-2xl">Annotation</h1>
        <p className="max-w-prose text-muted">
          You read dialogs and rate them. You don’t see who or what wrote them, or what others said.
        </p>
      </div>
      {projects.length === 0 ? (
        <p className="max-w-prose text-muted">No projects yet. When a researcher adds you to one, it appears here.</p>
      ) : (
        <ul className="flex flex-col">
          {projects.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ProjectRow({
  project: { id, name, unit, status, counts, qualification, medianSeconds },
}: {
  project: RaterProject;
}) {
  const { done, left } = counts;
  const total = done + left;
  const facts = [
    unit === "pair" ? "pairs of dialogs" : "dialogs",
    `${done.toLocaleString("en-US")} rated`,
    `${left.toLocaleString("en-US")} left`,
    timeLeft(left, medianSeconds),
    qualificationWords(qualification),
  ].filter((fact) => fact !== null);
  const isOpen = status === "open" && left > 0;
  return (
    <li className="flex flex-col gap-3 border-hairline border-t py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto min-w-0 font-medium [overflow-wrap:anywhere]">{name}</h2>
        {status !== "open" && <p className="text-muted text-sm">{status === "paused" ? "Paused" : "Closed"}</p>}
        <Button asChild variant="quiet" className="px-3">
          <Link href={`/annotate/${id}/own`} aria-label={`Your ratings in ${name}`}>
            Your ratings
          </Link>
        </Button>
        <Button asChild variant={isOpen ? "primary" : "secondary"}>
          <Link href={`/annotate/${id}`} aria-label={`${done > 0 ? "Go on with" : "Start"} ${name}`}>
            {done > 0 ? "Go on" : "Start"}
          </Link>
        </Button>
      </div>
      <ProgressBar
        value={total === 0 ? 0 : done / total}
        label={`${counted(done, "item")} of ${total} rated in ${name}`}
      />
      <p className="text-muted text-sm figures">{facts.join(" · ")}</p>
    </li>
  );
}

function qualificationWords(qualification: RaterProject["qualification"]): string | null {
  if (qualification === null || qualification.items === 0) return null;
  const { items, answered, passed } = qualification;
  if (passed === null) return `${answered} of ${counted(items, "practice item")} answered`;
  return passed ? "qualified" : "not qualified";
}
