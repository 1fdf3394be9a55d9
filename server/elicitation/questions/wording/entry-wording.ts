/** How an entry is spoken of with the traveler. */
export interface EntryWording {
  /** The matter itself, as it follows "about": "the cabin". */
  readonly topic: string;
  /** Questions that mean the same; one is drawn. */
  readonly ask: readonly [string, string];
  /** Why it matters for the plan; a whole sentence, the reason where nothing the traveler said points to it. */
  readonly matters: string;
}
