import { useId } from "react";
import { classNames } from "../../../ui/class-names";

/** A labelled line of text with what is wrong with it. */
export function DraftField({
  label,
  value,
  onChange,
  problem,
  hint,
  suggestions,
  isNumber = false,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  hint?: string;
  suggestions?: readonly string[];
  isNumber?: boolean;
}) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        value={value}
        inputMode={isNumber ? "decimal" : undefined}
        autoComplete="off"
        list={suggestions === undefined ? undefined : `${id}-list`}
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          "min-h-11 w-full rounded-card border bg-raised px-3 text-base text-ink",
          problem === undefined ? "border-edge" : "border-conflict",
          isNumber && "figures",
        )}
      />
      {suggestions !== undefined && (
        <datalist id={`${id}-list`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      {note !== undefined && (
        <p id={`${id}-note`} className={classNames("text-sm", problem === undefined ? "text-muted" : "text-conflict")}>
          {note}
        </p>
      )}
    </div>
  );
}
