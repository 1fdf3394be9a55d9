import Link from "next/link";
import type { AnnotationItemPage, AnnotationProjectView, ListItems } from "@/server/views";
import { counted } from "../../../format";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { DataTableView } from "../../table/data-table-view";
import { ProjectFrame } from "../project/project-frame";
import { AddItems } from "../source/add-items";
import type { RunOption } from "../source/source-fields";
import { itemsHref, ORDER_WORDS } from "./item-order";
import { itemsTable } from "./items-table";

/** A project's items to review, page by page: where raters disagree most comes first. */
export function ItemsPage({
  project,
  page,
  asked,
  runs,
}: {
  project: AnnotationProjectView;
  page: AnnotationItemPage;
  asked: Pick<ListItems, "order" | "cursor">;
  runs: readonly RunOption[];
}) {
  const first = (asked.cursor ?? 0) + 1;
  return (
    <ProjectFrame project={project}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm figures">
          {page.items.length === 0
            ? "No items."
            : `${first}–${first + page.items.length - 1} of ${counted(page.total, "item")}`}
        </p>
        <AddItems projectId={project.id} runs={runs} />
      </div>
      {page.total === 0 ? (
        <p className="max-w-prose text-muted">
          This project has no dialogs yet. Add some: simulated, from a run, or imported.
        </p>
      ) : (
        <>
          <nav aria-label="Order" className="flex flex-wrap gap-2 text-sm">
            {(["spread", "newest", "comments"] as const).map((order) => (
              <Link
                key={order}
                href={itemsHref(project.id, { order, cursor: null })}
                aria-current={asked.order === order ? "true" : undefined}
                className={classNames(
                  "inline-flex min-h-8 items-center rounded-inner border px-3",
                  asked.order === order ? "border-accent text-accent" : "border-edge text-muted hover:text-ink",
                )}
              >
                {ORDER_WORDS[order]}
              </Link>
            ))}
          </nav>
          <DataTableView caption="Items" table={itemsTable(project.id, project.rubric, page.items)} />
          <div className="flex flex-wrap gap-2">
            {asked.cursor !== null && (
              <Button asChild size="small">
                <Link href={itemsHref(project.id, { ...asked, cursor: null })}>First page</Link>
              </Button>
            )}
            {page.nextCursor !== null && (
              <Button asChild size="small">
                <Link href={itemsHref(project.id, { ...asked, cursor: page.nextCursor })}>Next page</Link>
              </Button>
            )}
          </div>
        </>
      )}
    </ProjectFrame>
  );
}
