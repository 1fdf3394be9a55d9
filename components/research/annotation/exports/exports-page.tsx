import { Download } from "lucide-react";
import type { AnnotationFile, AnnotationProjectView, AnnotationUnit } from "@/server/views";
import { Button } from "../../../ui/button";
import { ProjectFrame } from "../project/project-frame";
import { ImportRatings } from "./import-ratings";

interface FileOffered {
  readonly name: AnnotationFile;
  readonly about: string;
  /** Only projects about those have it; left out: all. */
  readonly unit?: AnnotationUnit;
}

const RATINGS: readonly FileOffered[] = [
  {
    name: "ratings.jsonl",
    about:
      "Every rating ever given: item, rater’s pseudonym, version of the rubric, answers with rationales and turns, seconds, and what it superseded.",
  },
  { name: "ratings.csv", about: "The same ratings for a spreadsheet, one answer a line." },
  {
    name: "rewards.jsonl",
    unit: "dialog",
    about: "One reward for each dialog, averaged over its raters, as the training of a policy takes it.",
  },
  {
    name: "pairs.jsonl",
    unit: "pair",
    about: "Preferred and rejected dialogs for direct preference optimization (DPO), from pairs that raters decided.",
  },
];

const ITEMS: readonly FileOffered[] = [
  { name: "argilla.json", about: "One record for each item, for dataset.records.from_json." },
  { name: "label-studio.json", about: "One task for each item, with the item’s id in its data." },
];

/** What can be exported from a project, and what is taken in from other tools. */
export function ExportsPage({ project }: { project: AnnotationProjectView }) {
  const ratings = RATINGS.filter(({ unit }) => unit === undefined || unit === project.rubric.unit);
  return (
    <ProjectFrame project={project}>
      <section aria-labelledby="ratings" className="flex flex-col gap-2">
        <h2 id="ratings" className="font-serif text-lg">
          Ratings
        </h2>
        <FileList label="Files" projectId={project.id} files={ratings} />
      </section>
      <section aria-labelledby="other-tools" className="flex flex-col gap-2">
        <h2 id="other-tools" className="font-serif text-lg">
          Rate in another tool
        </h2>
        <p className="max-w-prose text-muted text-sm">
          Have the items rated there, with questions named like the rubric’s, and import what people gave. Their ratings
          count like all others, under pseudonyms of their own (A01).
        </p>
        <FileList label="Items" projectId={project.id} files={ITEMS} />
      </section>
      <section aria-labelledby="import" className="flex flex-col gap-4">
        <h2 id="import" className="font-serif text-lg">
          Import ratings
        </h2>
        <ImportRatings projectId={project.id} />
      </section>
    </ProjectFrame>
  );
}

function FileList({ label, projectId, files }: { label: string; projectId: string; files: readonly FileOffered[] }) {
  return (
    <ul aria-label={label} className="flex max-w-3xl flex-col">
      {files.map(({ name, about }) => (
        <li key={name} className="flex flex-col gap-3 border-hairline border-b py-4 sm:flex-row sm:items-center">
          <div className="min-w-0 flex-1">
            <p className="font-medium">{name}</p>
            <p className="max-w-prose text-muted text-sm">{about}</p>
          </div>
          <Button asChild className="self-start">
            <a href={`/api/annotation/${projectId}/${name}`} download aria-label={`Download ${name}`}>
              <Download aria-hidden />
              Download
            </a>
          </Button>
        </li>
      ))}
    </ul>
  );
}
