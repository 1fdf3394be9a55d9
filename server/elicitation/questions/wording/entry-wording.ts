/** How an entry is spoken of with the traveller. */
export interface EntryWording {
  /** The matter itself, as it follows "about": "the cabin". */
  readonly topic: string;
  /** Questions that mean the same; one is drawn. */
  readonly ask: readonly [string, string];
  /** Why it matters for the plan; a whole sentence, the reason where nothing of the traveller points to it. */
  readonly matters: string;
}

/**
 * What is known, as it follows "Since": `{value}` stands for the value. Of booleans `fact` is for true and `factFalse` for false.
 */
export interface EntryFact {
  readonly fact: string;
  readonly factFalse?: string;
}
