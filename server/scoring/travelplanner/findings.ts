/** A check's result: `pass` is null where the query does not ask for it; `message` says what is wrong and what would be right. */
export interface Finding {
  readonly pass: boolean | null;
  readonly message: string | null;
}

export const PASSED: Finding = { pass: true, message: null };
export const NOT_ASKED: Finding = { pass: null, message: null };

export function failed(message: string): Finding {
  return { pass: false, message };
}
