import { compareTexts, type Tags } from "../place";

/** The parts of addresses that tell where an extract lies. */
const KEYS = ["addr:country", "addr:state", "addr:city"] as const;
type Key = (typeof KEYS)[number];

/** What the addresses of an extract say most often. */
export class AddressVotes {
  private readonly counts = new Map<string, Map<string, number>>();

  add(tags: Tags): void {
    for (const key of KEYS) {
      const value = tags[key];
      if (value === undefined) continue;
      const counts = this.counts.get(key) ?? new Map<string, number>();
      this.counts.set(key, counts.set(value, (counts.get(value) ?? 0) + 1));
    }
  }

  /** The most frequent value; null where no address has one. */
  winner(key: Key): string | null {
    const counts = [...(this.counts.get(key) ?? [])];
    return counts.sort(([first, few], [second, many]) => many - few || compareTexts(first, second))[0]?.[0] ?? null;
  }
}
