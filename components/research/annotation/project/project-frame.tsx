"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import type { AnnotationProjectView } from "@/server/views";
import { ResearchPage } from "../../benchmark/research-page";
import { PageLinks } from "../../page-links";
import { BackLink } from "../back-link";
import { ProjectStatusBadge } from "../project-status";
import { SetStatus } from "./set-status";

const TABS = [
  { path: "", name: "Overview" },
  { path: "/items", name: "Items" },
  { path: "/agreement", name: "Agreement" },
  { path: "/raters", name: "Raters" },
  { path: "/exports", name: "Import and export" },
  { path: "/settings", name: "Settings" },
] as const;

/** What is around each of a project's pages: its name, its status, and the way to the others. */
export function ProjectFrame({ project, children }: { project: AnnotationProjectView; children: ReactNode }) {
  const here = usePathname();
  const base = `/research/annotation/${project.id}`;
  return (
    <ResearchPage
      above={<BackLink href="/research/annotation">Annotation</BackLink>}
      title={project.settings.name}
      about={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ProjectStatusBadge status={project.status} />
          <span>
            {project.rubric.name}, version {project.rubric.version}
          </span>
        </span>
      }
      actions={<SetStatus projectId={project.id} status={project.status} />}
    >
      <nav aria-label="Project" className="overflow-x-auto">
        <PageLinks
          className="gap-4"
          links={TABS.map(({ path, name }) => ({ href: `${base}${path}`, name, isHere: here === `${base}${path}` }))}
        />
      </nav>
      {children}
    </ResearchPage>
  );
}
