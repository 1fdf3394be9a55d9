/** Gives people of another tool the names that ratings know them by. */
export interface NamesPeople {
  of(person: string): string;
}

/** Names people of another tool by the order in which they first appear; their names and addresses are not kept. */
export class Pseudonyms implements NamesPeople {
  private readonly known = new Map<string, string>();

  constructor(private readonly prefix: string) {}

  /** The pseudonym of a person, e.g. "A01". */
  of(person: string): string {
    const known = this.known.get(person);
    if (known !== undefined) return known;
    const name = `${this.prefix}${String(this.known.size + 1).padStart(2, "0")}`;
    this.known.set(person, name);
    return name;
  }
}
