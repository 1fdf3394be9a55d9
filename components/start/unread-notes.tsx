import { Quote, X } from "lucide-react";

/** Words that nothing was made of: kept as notes with the trip, unless they are ignored. */
export function UnreadNotes({ notes, onIgnore }: { notes: readonly string[]; onIgnore: (note: string) => void }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="unread" className="flex flex-col gap-2 text-sm">
      <h2 id="unread" className="flex items-center gap-2 font-medium text-warning">
        <Quote aria-hidden className="size-4" />
        Not planned yet
      </h2>
      <p className="text-muted">I can’t plan for these words. They stay with your trip as notes.</p>
      <ul className="flex flex-wrap gap-2">
        {notes.map((note) => (
          <li
            key={note}
            className="flex max-w-full items-stretch rounded-full border border-warning border-dashed bg-raised"
          >
            <span className="flex min-h-9 min-w-0 items-center py-1 pr-1 pl-3">
              <span className="truncate">“{note}”</span>
            </span>
            <button
              type="button"
              aria-label={`Ignore: ${note}`}
              onClick={() => onIgnore(note)}
              className="grid w-9 shrink-0 place-items-center rounded-r-full text-muted hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
