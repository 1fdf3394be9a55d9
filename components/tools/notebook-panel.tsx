import type { PlayedCall } from "@/server/api";
import { Button } from "../ui/button";
import { Disclosure } from "../ui/disclosure";

/** What was written down with NotebookWrite, as Planner reads it. */
export function NotebookPanel({ notes, onClear }: { notes: PlayedCall["notes"]; onClear: () => void }) {
  return (
    <section aria-label="Notebook" className="flex flex-col gap-3 border-hairline border-t pt-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-medium text-sm">Notebook</h2>
        {notes.length > 0 && (
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
      {notes.length === 0 ? (
        <p className="text-muted text-sm">Empty. Search, then call NotebookWrite to write down what was found.</p>
      ) : (
        <ol className="flex flex-col gap-2 text-sm">
          {notes.map(({ description, tool, content }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are numbered, and only ever added.
            <li key={index}>
              <Disclosure summary={`${index + 1}. ${description} (${tool})`} summaryClassName="text-ink">
                <pre className="mt-1 max-h-64 overflow-auto whitespace-pre-wrap rounded-inner bg-sunken px-3 py-2 [overflow-wrap:anywhere]">
                  {content}
                </pre>
              </Disclosure>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
