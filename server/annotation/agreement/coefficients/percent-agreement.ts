/** Pairs of answers to one unit by two raters, and how many of them are at most `within` points apart. */
export interface PairCount {
  readonly agreeing: number;
  readonly pairs: number;
}

/** Units hold the answers that they got, as whole numbers. O(answers · answers per unit). */
export function agreeingPairs(units: readonly (readonly number[])[], within: number): PairCount {
  let agreeing = 0;
  let pairs = 0;
  for (const unit of units) {
    unit.forEach((one, at) => {
      for (const other of unit.slice(at + 1)) {
        pairs++;
        if (Math.abs(one - other) <= within) agreeing++;
      }
    });
  }
  return { agreeing, pairs };
}

/**
 * The base rate of percent agreement: how often two answers drawn from all answers to the question would agree, Σ p(c) · p(k) over
 * answers c and k at most `within` points apart. Only units with two answers or more count, as for the percent itself. Null without any.
 */
export function chanceAgreement(units: readonly (readonly number[])[], within: number): number | null {
  const counts = new Map<number, number>();
  let answers = 0;
  for (const answer of units.filter(({ length }) => length > 1).flat()) {
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
    answers++;
  }
  if (answers === 0) return null;
  let agreeing = 0;
  for (const [one, countOfOne] of counts) {
    for (const [other, countOfOther] of counts) {
      if (Math.abs(one - other) <= within) agreeing += countOfOne * countOfOther;
    }
  }
  return agreeing / answers ** 2;
}
