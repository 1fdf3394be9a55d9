import { Quote } from "lucide-react";
import { useId } from "react";
import { Button } from "../ui/button";

/**
 * The traveler's words that nothing is planned for, quoted, each to be kept as a note or ignored. `kept` have been decided on;
 * without `onKeep` all are kept already.
 */
export function UnreadList({
  notes,
  kept = notes,
  onKeep,
  onIgnore,
}: {
  notes: readonly string[];
  kept?: readonly string[];
  onKeep?: (note: string) => void;
  onIgnore: (note: string) => void;
}) {
  const title = useId();
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby={title} className="flex flex-col gap-1 border-hairline border-t pt-3 text-sm">
      <p id={title} className="flex items-center gap-2 font-medium text-warning">
        <Quote aria-hidden className="size-4 shrink-0" />
        Not planned
      </p>
      <ul className="flex flex-col divide-y divide-hairline">
        {notes.map((note) => (
          <li key={note} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              “{note}”{kept.includes(note) && <span className="text-muted"> – kept as a note</span>}
            </span>
            <span className="flex gap-1">
              {onKeep !== undefined && !kept.includes(note) && (
                <Button
                  variant="quiet"
                  size="small"
                  className="min-h-10 sm:min-h-8"
                  aria-label={`Keep as a note: ${note}`}
                  onClick={() => onKeep(note)}
                >
                  Keep as a note
                </Button>
              )}
              <Button
                variant="quiet"
                size="small"
                className="min-h-10 sm:min-h-8"
                aria-label={`Ignore: ${note}`}
                onClick={() => onIgnore(note)}
              >
                Ignore
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
