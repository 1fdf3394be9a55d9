import { type AnnotationProjectView, isImportedRater, type ProjectRater } from "@/server/views";
import { ProjectFrame } from "../project/project-frame";
import { AddRater } from "./add-rater";
import { RemoveRater } from "./remove-rater";

/** Who may rate: people by e-mail, with the pseudonym that ratings and exports name them by. */
export function RatersPage({ project, raters }: { project: AnnotationProjectView; raters: readonly ProjectRater[] }) {
  return (
    <ProjectFrame project={project}>
      <p className="max-w-prose text-muted text-sm">
        {project.openToAll
          ? "Every annotator may rate here. Someone who begins is listed with a pseudonym."
          : "Only the people listed here may rate."}{" "}
        Exports and figures name the pseudonym, never the person.
      </p>
      <AddRater projectId={project.id} />
      {raters.length === 0 ? (
        <p className="text-muted text-sm">No raters yet.</p>
      ) : (
        <ul aria-label="Raters" className="flex max-w-2xl flex-col">
          {raters.map(({ rater, email, joinedAt, removed }) => (
            <li key={rater} className="flex min-h-12 items-center gap-4 border-hairline border-b py-1 text-sm">
              <span className="w-12 shrink-0 font-medium figures">{rater}</span>
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {email ?? (isImportedRater(rater) ? "ratings imported" : "account deleted")}
              </span>
              <span className="figures text-muted max-sm:hidden">since {joinedAt.slice(0, 10)}</span>
              {removed && <span className="text-muted">removed</span>}
              {!removed && !isImportedRater(rater) && <RemoveRater projectId={project.id} rater={rater} />}
            </li>
          ))}
        </ul>
      )}
    </ProjectFrame>
  );
}
