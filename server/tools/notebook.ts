import type { Note, Notebook } from "./tool";

/**
 * An empty notebook. `maximumCharacters` limits the notes' contents together: a note that is too long is cut after its last
 * whole line that fits, and where not even one line does, nothing is written.
 */
export function createNotebook({ maximumCharacters = Number.POSITIVE_INFINITY } = {}): Notebook {
  let notes: readonly Note[] = [];
  let lastSearch: Notebook["lastSearch"] = null;
  return {
    get notes() {
      return notes;
    },
    get lastSearch() {
      return lastSearch;
    },
    remember(search) {
      lastSearch = search;
    },
    write(note) {
      const left = maximumCharacters - notes.reduce((sum, { content }) => sum + content.length, 0);
      const content = wholeLines(note.content, left);
      if (content === "") return null;
      const stored = { ...note, content };
      notes = [...notes, stored];
      return stored;
    },
    clear() {
      notes = [];
      lastSearch = null;
    },
  };
}

function wholeLines(text: string, length: number): string {
  if (text.length <= length) return text;
  // One character more: a line that ends exactly at the limit is whole.
  return text.slice(0, Math.max(0, text.lastIndexOf("\n", length)));
}

/** The notes as a planner reads them: each under its number and description, a blank line between two. */
export function formatNotes(notes: readonly Note[]): string {
  return notes.map(({ description, content }, index) => `Note ${index + 1}: ${description}\n${content}`).join("\n\n");
}
