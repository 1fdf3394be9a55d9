/** What a key does on the rater's page. */
export type Action =
  | { readonly does: "answer"; readonly digit: number }
  | { readonly does: "choose"; readonly side: "first" | "second" | "tie" }
  | { readonly does: Simple };
type Simple =
  | "next question"
  | "previous question"
  | "next turn"
  | "previous turn"
  | "point"
  | "write"
  | "leave text"
  | "submit"
  | "undo"
  | "skip"
  | "help";

/** The part of a KeyboardEvent that matters, and what has the focus. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Whether what has the focus takes text, is pressed by Enter, or is neither. */
  readonly focus: "text" | "control" | "page";
  readonly unit: "dialog" | "pair";
}

const SIMPLE: ReadonlyMap<string, Simple> = new Map([
  ["ArrowDown", "next question"],
  ["ArrowUp", "previous question"],
  ["j", "next turn"],
  ["k", "previous turn"],
  ["p", "point"],
  ["w", "write"],
  ["u", "undo"],
  ["s", "skip"],
  ["?", "help"],
]);
const SIDES: ReadonlyMap<string, "first" | "second" | "tie"> = new Map([
  ["ArrowLeft", "first"],
  ["ArrowRight", "second"],
  ["t", "tie"],
]);

/** What a press does; null leaves it to the browser. While text is typed, only Ctrl or Cmd with Enter and Escape do anything. */
export function actionOf({ key, ctrlKey, metaKey, altKey, focus, unit }: Press): Action | null {
  const hasCommand = ctrlKey || metaKey;
  if (hasCommand && !altKey && key === "Enter") return { does: "submit" };
  if (focus === "text") return key === "Escape" && !hasCommand && !altKey ? { does: "leave text" } : null;
  if (hasCommand && !altKey && key.toLowerCase() === "z") return { does: "undo" };
  if (hasCommand || altKey) return null;
  // Enter on a button or a link presses it.
  if (key === "Enter") return focus === "control" ? null : { does: "submit" };
  if (/^\d$/.test(key)) return { does: "answer", digit: Number(key) };
  const letter = key.length === 1 ? key.toLowerCase() : key;
  const side = unit === "pair" ? SIDES.get(letter) : undefined;
  if (side !== undefined) return { does: "choose", side };
  const simple = SIMPLE.get(letter);
  return simple === undefined ? null : { does: simple };
}
