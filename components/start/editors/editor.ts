import type { CurrentWorld } from "@/server/api";
import type { Edits, LocalDate, Said } from "@/server/trip";

/** What every editor of a chip gets. `onEdit` may be called many times; `onDone` asks to close it. */
export interface EditorProps {
  readonly said: Said;
  readonly current: CurrentWorld;
  readonly today: LocalDate;
  readonly onEdit: (edits: Partial<Edits>) => void;
  readonly onDone: () => void;
}
