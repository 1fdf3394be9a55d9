import { classNames } from "../../ui/class-names";
import { FieldFrame } from "../benchmark/start/fields";

/** A labeled text of several lines with what is wrong with it. */
export function TextAreaField({
  value,
  onChange,
  rows = 4,
  maxLength,
  ...described
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  hint?: string;
  rows?: number;
  maxLength?: number;
}) {
  return (
    <FieldFrame {...described}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          value={value}
          rows={rows}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            "w-full rounded-card border bg-raised px-3 py-2 text-base text-ink sm:text-sm",
            className,
          )}
        />
      )}
    </FieldFrame>
  );
}
