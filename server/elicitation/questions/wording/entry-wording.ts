/**
 * What is known, as it follows "Since": `{value}` stands for the value. Of booleans `fact` is for true and `factFalse` for false.
 */
export interface EntryFact {
  readonly fact: string;
  readonly factFalse?: string;
}
