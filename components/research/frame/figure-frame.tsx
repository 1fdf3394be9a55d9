"use client";

import { Download } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useRef } from "react";
import { Button } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import { PAPER_REMARK, type PaperFigure } from "../paper-figures";
import { DataTableView } from "../table/data-table-view";
import { type DataTable, toCsv } from "../table/table";
import { tableSvg } from "../table/table-svg";
import { figureSvg } from "./figure-svg";
import { saveFile } from "./save-file";

interface DialogsLink {
  readonly label: string;
  readonly href: string;
}
interface DialogsGroup {
  /** "Dialogs of 8 to 12 rounds". */
  readonly of: string;
  readonly links: readonly DialogsLink[];
}

/** What every figure has: what it shows, whose numbers they are, the numbers themselves, the dialogs behind them, and both kinds of file. */
export function FigureFrame({
  id,
  title,
  shows,
  source,
  table,
  dialogs,
  paper,
  level: Heading = "h3",
  children = null,
}: {
  /** Also the name of its files. */
  id: string;
  title: string;
  shows: string;
  source: string;
  table: DataTable;
  dialogs: readonly DialogsGroup[];
  paper?: PaperFigure;
  /** Of its heading: one below what it is under. */
  level?: "h2" | "h3";
  /** The drawing; none where the table is the figure. */
  children?: ReactNode;
}) {
  const drawing = useRef<HTMLDivElement>(null);
  const hasDrawing = children !== null;

  function saveDrawing() {
    const svg = drawing.current ? figureSvg(drawing.current, title, source) : tableSvg(`${title}. ${source}`, table);
    saveFile(`${id}.svg`, svg, "image/svg+xml");
  }

  return (
    <figure id={id} aria-labelledby={`${id}-title`} className="flex min-w-0 scroll-mt-6 flex-col gap-3">
      <figcaption className="flex flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Heading id={`${id}-title`} className="font-medium text-base">
            {title}
          </Heading>
          <div className="flex gap-1">
            <Button variant="quiet" size="small" onClick={saveDrawing} aria-label={`Save “${title}” as SVG`}>
              <Download aria-hidden />
              SVG
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => saveFile(`${id}.csv`, toCsv(table), "text/csv")}
              aria-label={`Save “${title}” as CSV`}
            >
              <Download aria-hidden />
              CSV
            </Button>
          </div>
        </div>
        <p className="max-w-prose text-muted text-sm">{shows}</p>
        <p className="text-muted text-xs">{source}</p>
      </figcaption>
      {hasDrawing ? <div ref={drawing}>{children}</div> : <DataTableView caption={title} table={table} />}
      {dialogs.map(({ of, links }) => (
        <p key={of} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
          <span className="text-muted">{of}:</span>
          {links.map(({ label, href }) => (
            <Link
              key={href}
              href={href}
              className="rounded-inner text-accent underline decoration-1 underline-offset-4"
            >
              {label}
            </Link>
          ))}
        </p>
      ))}
      <div className="flex flex-col">
        {hasDrawing && (
          <Disclosure summary="The numbers">
            <DataTableView caption={`${title}: the numbers`} table={table} />
          </Disclosure>
        )}
        {paper && (
          <Disclosure summary={`In the paper: ${paper.name}`}>
            <div className="flex flex-col gap-2 py-2">
              <p className="max-w-prose text-sm">{paper.says}</p>
              {paper.table && <DataTableView caption={`The paper’s ${paper.name}`} table={paper.table} />}
              <p className="max-w-prose text-muted text-xs">{paper.remark ?? PAPER_REMARK}</p>
            </div>
          </Disclosure>
        )}
      </div>
    </figure>
  );
}
