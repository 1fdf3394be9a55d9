import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names";

/** A labeled choice of one out of a list, as the browser or phone draws it. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
  ...select
}: {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
} & Omit<ComponentProps<"select">, "value" | "onChange">) {
  const id = useId();
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        className="min-h-11 w-full rounded-card border border-edge bg-raised px-3 text-base text-ink"
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
