/** Why an answer was given, with what is still missing of a required reason counted. */
export function RationaleField({
  id,
  label,
  value,
  missing,
  isRequired,
  isDisabled,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  /** Characters that a required reason lacks. */
  missing: number;
  isRequired: boolean;
  isDisabled: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted text-xs figures">
          {isRequired ? (missing > 0 ? `${missing} more to write` : "long enough") : "optional"}
        </span>
      </label>
      <textarea
        id={id}
        value={value}
        disabled={isDisabled}
        maxLength={4_000}
        rows={2}
        onChange={(event) => onChange(event.target.value)}
        className="field-sizing-content min-h-16 w-full rounded-card border border-edge bg-raised px-3 py-2 text-base text-ink sm:text-sm"
      />
    </div>
  );
}
