/** What a field that is typed takes. */
export interface NumberKind {
  readonly isWhole: boolean;
  /** Else the field may be left empty. */
  readonly isNeeded: boolean;
  readonly least: number;
  readonly most: number;
}

const MOST = Number.MAX_SAFE_INTEGER;
export const COUNT: NumberKind = { isWhole: true, isNeeded: true, least: 1, most: MOST };
export const A_NUMBER: NumberKind = { isWhole: false, isNeeded: false, least: 0, most: MOST };

/** The number that was typed, null where nothing was and need not be; or what to type instead. */
export function typedNumber(
  typed: string,
  { isWhole, isNeeded, least, most }: NumberKind,
): { readonly value: number | null } | { readonly problem: string } {
  const text = typed.trim();
  const value = Number(text);
  if (text === "" && !isNeeded) return { value: null };
  const isFine = text !== "" && (isWhole ? Number.isSafeInteger(value) : Number.isFinite(value));
  if (isFine && value >= least && value <= most) return { value };
  const kind = isWhole ? "a whole number" : "a number";
  const upTo = most < MOST ? ` and at most ${most}` : "";
  return { problem: `Write ${kind} of at least ${least}${upTo}${isNeeded ? "" : ", or nothing"}.` };
}
