import { Upload } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { classNames } from "./class-names";

/** Takes one file: chosen with a press, or dropped onto it. */
export function FileDrop({
  label,
  hint,
  accept,
  onFile,
}: {
  label: string;
  hint: string;
  /** As the `accept` of an input. */
  accept: string;
  onFile: (file: File) => void;
}) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file !== undefined) onFile(file);
  };
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input within is the control.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label
        htmlFor={id}
        className={classNames(
          "flex min-h-20 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border border-edge border-dashed px-4 py-3 text-center text-sm hover:border-ink has-[:focus-visible]:border-accent has-[:focus-visible]:outline-1 has-[:focus-visible]:outline-accent",
          isOver && "border-accent bg-accent-soft",
        )}
      >
        <span className="flex items-center gap-2 font-medium">
          <Upload aria-hidden className="size-4" />
          {label}
        </span>
        <span id={`${id}-hint`} className="text-muted">
          {hint}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-label={label}
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={({ target }) => {
            take(target.files);
            // The same file again is a choice, too.
            target.value = "";
          }}
        />
      </label>
    </div>
  );
}
