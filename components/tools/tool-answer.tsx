"use client";

import { RadioGroup } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import type { PlayedCall } from "@/server/api";
import { DataTableView } from "../research/table/data-table-view";
import type { DataTable } from "../research/table/table";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import type { ToolCalls } from "./use-tool-calls";

/** What came of the last call: as a table where it is one, and in the very words that an agent reads. */
export function ToolAnswer({ calls: { isCalling, tool, played, problem } }: { calls: ToolCalls }) {
  const [wanted, setWanted] = useState<View>("table");
  const outcome = useRef<HTMLHeadingElement>(null);
  // On a phone the answer lies below the form that asked for it.
  useEffect(() => {
    if (played !== null) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [played]);
  if (isCalling) return <Waiting plans={tool?.kind === "plan"} />;
  if (problem !== null) return <Notice kind="conflict">{problem}</Notice>;
  if (played === null) {
    return (
      <p className="max-w-prose rounded-card border border-hairline border-dashed px-5 py-8 text-muted">
        Call the tool to see what an agent writes to call it, and what it reads. The fields hold an example; write
        anything else, wrong things too.
      </p>
    );
  }
  const table = tableOf(played);
  const view = table === null ? "text" : wanted;
  return (
    <section aria-label="Answer" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={outcome} aria-live="polite" className="scroll-mb-[60vh] font-medium text-sm">
          {outcomeOf(played)}
        </h2>
        {table !== null && <ViewChoice value={view} onChange={setWanted} />}
      </div>
      <Words label="What the agent writes" text={played.action} />
      {table !== null && view === "table" ? (
        <DataTableView caption="What was found" table={table} />
      ) : (
        <Words label="What it reads" text={played.observation} />
      )}
    </section>
  );
}

type View = "table" | "text";
const VIEWS = { table: "Table", text: "As the agent reads it" } as const;

function ViewChoice({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={(next) => onChange(next === "table" ? "table" : "text")}
      aria-label="How the answer is shown"
      className="flex"
    >
      {(["table", "text"] as const).map((view) => (
        <RadioGroup.Item
          key={view}
          value={view}
          className="min-h-9 rounded-inner px-2.5 text-muted text-sm hover:text-ink data-[state=checked]:bg-sunken data-[state=checked]:font-medium data-[state=checked]:text-ink"
        >
          {VIEWS[view]}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

/** Null where there is no table to show. */
function tableOf({ rows }: PlayedCall): DataTable | null {
  const [first] = rows ?? [];
  if (!rows || first === undefined) return null;
  const columns = Object.keys(first);
  return { columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) };
}

function outcomeOf({ ok, failure, empty, rows }: PlayedCall): string {
  if (failure === "argument error") return "Wrong arguments: the agent is told what to write instead.";
  if (failure === "invalid action") return "No such tool: the agent is told which there are.";
  if (!ok) return "The tool failed.";
  if (empty) return "It worked, but found nothing.";
  if (rows === null) return "It worked.";
  return rows.length === 1 ? "1 row found." : `${rows.length.toLocaleString("en-US")} rows found.`;
}

/** Text as it is, which may be long in both directions. */
function Words({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-muted text-sm">{label}</h3>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keyboard.
        tabIndex={0}
        className="max-h-[32rem] overflow-auto rounded-card border border-hairline bg-sunken px-4 py-3 text-sm"
      >
        <pre className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</pre>
      </section>
    </div>
  );
}

function Waiting({ plans }: { plans: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-muted text-sm">
        {plans ? "Planning exactly, which takes up to 30 seconds." : "Looking it up."}
      </p>
      <Skeleton className="h-10" />
      <Skeleton className="h-64" />
    </div>
  );
}
