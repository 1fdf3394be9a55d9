import { CircleHelp, X } from "lucide-react";
import { type Edits, entryKeySchema, PREFERENCE_ENTRIES, type Said } from "@/server/trip";
import { fullLabel, unwantedWords, wantedWords } from "../chat/words/entry-words";

/** Entries that another chip speaks for. */
const ELSEWHERE: ReadonlySet<string> = new Set(["persona.budget", "persona.travelWithChild", "persona.travelWithPets"]);

/** The preferences that were understood, each to take away, and those that were too vague to set. */
export function WishChips({ said, onEdit }: { said: Said; onEdit: (edits: Partial<Edits>) => void }) {
  const wishes = PREFERENCE_ENTRIES.flatMap(({ key }) => {
    const { [key]: value } = said.entries;
    const unwanted = said.unwanted?.[key] ?? [];
    const words = [
      ...(value === undefined ? [] : [wantedWords(key, value, said.insisted?.[key] ?? null)]),
      ...(unwanted.length === 0 ? [] : [unwantedWords(unwanted, said.ruledOut?.[key] ?? [])]),
    ];
    return words.length === 0 || ELSEWHERE.has(key) ? [] : [{ key, words: words.join("; ") }];
  });
  const vague = said.unclear.flatMap((field) => entryKeySchema.safeParse(field).data ?? []);
  if (wishes.length + vague.length === 0) return null;
  return (
    <ul aria-label="Your preferences" className="flex flex-wrap gap-2">
      {wishes.map(({ key, words }) => (
        <li
          key={key}
          className="flex max-w-full animate-appear items-stretch rounded-full border border-hairline bg-raised text-sm"
        >
          <span className="flex min-h-9 min-w-0 items-center gap-1.5 py-1 pr-1 pl-3">
            <span className="text-muted">{fullLabel(key)}</span>
            <span className="truncate font-medium">{words}</span>
          </span>
          <button
            type="button"
            aria-label={`Take away: ${fullLabel(key)} ${words}`}
            onClick={() => onEdit({ entries: { [key]: undefined } })}
            className="grid w-9 shrink-0 place-items-center rounded-r-full text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      {vague.map((key) => (
        <li
          key={key}
          className="flex min-h-9 items-center gap-1.5 rounded-full border border-hairline bg-raised px-3 text-sm text-warning"
        >
          <CircleHelp aria-hidden className="size-3.5" />
          {fullLabel(key)}: which?
        </li>
      ))}
    </ul>
  );
}
