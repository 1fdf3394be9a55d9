/** How many slots can each get a candidate of its own (maximum bipartite matching, by augmenting paths). */
export function filledSlots<Slot, Candidate>(
  slots: readonly Slot[],
  candidates: readonly Candidate[],
  fits: (slot: Slot, candidate: Candidate) => boolean,
): number {
  const slotOf = new Map<Candidate, Slot>();
  function fill(slot: Slot, tried: Set<Candidate>): boolean {
    for (const candidate of candidates) {
      if (tried.has(candidate) || !fits(slot, candidate)) continue;
      tried.add(candidate);
      const other = slotOf.get(candidate);
      if (other === undefined || fill(other, tried)) {
        slotOf.set(candidate, slot);
        return true;
      }
    }
    return false;
  }
  return slots.filter((slot) => fill(slot, new Set())).length;
}
