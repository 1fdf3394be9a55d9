import type { EntryKey, EntryValue } from "@/server/trip";
import type { Dialog } from "../dialog/dialog";

/**
 * Writes down what was stated or implied so far (APEC-Travel, section 3.3): a value for each entry that was, nothing for the others.
 * `stenograph` does it by rules.
 */
export type Stenographer = (dialog: Dialog) => Notes | Promise<Notes>;
export type Notes = Partial<Record<EntryKey, EntryValue>>;
