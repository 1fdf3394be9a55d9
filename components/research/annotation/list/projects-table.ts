import type { AnnotationProjectListItem } from "@/server/views";
import type { DataTable } from "../../table/table";
import { STATUS_WORDS } from "../project-status";

/** Projects in a table; each name leads to its project. */
export function projectsTable(projects: readonly AnnotationProjectListItem[]): DataTable {
  return {
    columns: ["Project", "Status", "Rated", "Items", "Ratings", "Raters", "Made"],
    rows: projects.map(({ id, name, status, unit, items, ratings, raters, createdAt }) => [
      { value: name, href: `/research/annotation/${id}` },
      STATUS_WORDS[status],
      unit === "pair" ? "pairs of dialogs" : "dialogs",
      items,
      ratings,
      raters,
      createdAt.slice(0, 10),
    ]),
  };
}
