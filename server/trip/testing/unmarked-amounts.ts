/** Right before an amount: "about €40", "−about €40", "of which €380 (is known)", the upper end of a range. */
const MARKED_BEFORE = /(?:about |≈ ?)[−-]?$|estimates: $|– $|of which $/;
/** Right after the lower end of a range. */
const MARKED_AFTER = /^ – [$€£][\d,.]+(?: \(estimate\)| in all)/;

/**
 * Amounts of money in a text that nothing marks as estimates, each with what is around it; nothing costs nothing for sure. `known`: amounts that are
 * none, as they are written ("€2,000").
 */
export function unmarkedAmounts(text: string, known: readonly string[] = []): string[] {
  const found = text.matchAll(/(?<before>.{0,24})(?<amount>[$€£]\d[\d,.]*)(?<after>.{0,40})/g);
  return [...found].flatMap(({ groups }) => {
    const { before = "", after = "", ...rest } = groups ?? {};
    const amount = (rest.amount ?? "").replace(/[,.]$/, "");
    const isMarked = MARKED_BEFORE.test(before) || MARKED_AFTER.test(after);
    const isNothing = Number(amount.replaceAll(/[^\d.]/g, "")) === 0;
    return isMarked || isNothing || known.includes(amount) ? [] : [`${before}${amount}${after}`];
  });
}

/** Amounts of an object that are not marked as estimates, by their path. */
export function unmarkedAmountsIn(value: unknown, path = ""): string[] {
  if (value === null || typeof value !== "object") return [];
  const isMoney =
    "amountMinor" in value && value.amountMinor !== 0 && !("fromMinor" in value && value.fromMinor !== undefined);
  return [
    ...(isMoney ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) => unmarkedAmountsIn(inner, `${path}.${key}`)),
  ];
}
