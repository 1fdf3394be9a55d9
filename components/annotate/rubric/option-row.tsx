import { classNames } from "../../ui/class-names";

/** What can be chosen, with the key that chooses it. */
export function OptionRow({
  mark,
  text,
  isChosen,
  isDisabled,
  onChoose,
}: {
  mark: string;
  text: string;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onChoose}
      className={classNames(
        "flex min-h-11 items-start gap-3 rounded-inner border px-2.5 py-2 text-left text-sm sm:min-h-9",
        isChosen ? "border-accent bg-accent-soft" : "border-transparent hover:bg-sunken",
      )}
    >
      <span
        className={classNames(
          "flex size-6 shrink-0 items-center justify-center rounded-inner border font-medium text-xs figures",
          isChosen ? "border-accent bg-accent text-on-accent" : "border-edge text-muted",
        )}
      >
        {mark}
      </span>
      <span className="min-w-0 pt-0.5 [overflow-wrap:anywhere]">{text}</span>
    </button>
  );
}
