import { type ReactNode, useId } from "react";
import { classNames } from "../../../ui/class-names";

/** What a field is described by: its label, and what is wrong with it or what it is for. */
interface Described {
  readonly label: string;
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
}

/** What the control of a field has of its frame. */
interface FramedControl {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
  /** Of its border. */
  readonly className: string;
}

/** A control with its label above it, and below it what is wrong with it, else its hint. */
export function FieldFrame({
  label,
  problem,
  hint,
  children,
}: Described & { readonly children: (control: FramedControl) => ReactNode }) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": problem !== undefined,
        "aria-describedby": note === undefined ? undefined : `${id}-note`,
        className: problem === undefined ? "border-edge" : "border-conflict",
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className={classNames("text-sm", problem === undefined ? "text-muted" : "text-conflict")}>
          {note}
        </p>
      )}
    </div>
  );
}

/** A labeled line of text with what is wrong with it. */
export function DraftField({
  value,
  onChange,
  suggestions,
  isNumber = false,
  ...described
}: Described & {
  value: string;
  onChange: (value: string) => void;
  suggestions?: readonly string[];
  isNumber?: boolean;
}) {
  return (
    <FieldFrame {...described}>
      {({ className, ...control }) => (
        <>
          <input
            {...control}
            value={value}
            inputMode={isNumber ? "decimal" : undefined}
            autoComplete="off"
            list={suggestions === undefined ? undefined : `${control.id}-list`}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(
              "min-h-11 w-full rounded-card border bg-raised px-3 text-base text-ink",
              className,
              isNumber && "figures",
            )}
          />
          {suggestions !== undefined && (
            <datalist id={`${control.id}-list`}>
              {suggestions.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** A choice with what is wrong with it. */
export function ChoiceWithProblem({ problem, children }: { problem: string | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      {children}
      {problem !== undefined && <p className="text-conflict text-sm">{problem}</p>}
    </div>
  );
}
