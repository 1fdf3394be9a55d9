import { type ComponentProps, useId } from "react";

/** A labeled choice of files; `isFolder`: of all files of a folder. */
export function FileField({
  label,
  hint,
  isFolder = false,
  onChoose,
  ...input
}: {
  label: string;
  hint?: string;
  isFolder?: boolean;
  onChoose: (files: readonly File[]) => void;
} & Omit<ComponentProps<"input">, "type" | "onChange">) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        type="file"
        // React knows no name for it, and every browser does.
        {...(isFolder && { webkitdirectory: "" })}
        multiple={isFolder}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChoose([...(event.target.files ?? [])])}
        className="min-h-11 w-full rounded-card border border-edge bg-raised px-3 py-2 text-sm file:mr-3 file:rounded-inner file:border-0 file:bg-sunken file:px-3 file:py-1.5 file:text-ink"
        {...input}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
