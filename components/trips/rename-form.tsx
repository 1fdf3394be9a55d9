"use client";

import { Check } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../ui/button";

const LONGEST = 120;

/** A name to be written over in its place: Enter keeps it, Escape and leaving it empty do not. */
export function RenameForm({
  title,
  save,
  onDone,
}: {
  title: string;
  /** Resolves to what went wrong; null: nothing did. */
  save: (title: string) => Promise<string | null>;
  onDone: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const problemId = useId();
  useEffect(() => field.current?.select(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const next = field.current?.value.trim() ?? "";
    if (next === "" || next === title) return onDone();
    setSaving(true);
    const wrong = await save(next);
    setSaving(false);
    if (wrong === null) onDone();
    else setProblem(wrong);
  }

  return (
    <form onSubmit={submit} className="relative min-w-0 flex-1">
      <div className="flex gap-1">
        <input
          ref={field}
          defaultValue={title}
          maxLength={LONGEST}
          aria-label="Name of the trip"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          readOnly={isSaving}
          onKeyDown={(event) => {
            if (event.key === "Escape") onDone();
          }}
          className="min-h-10 w-full min-w-0 rounded-inner border border-edge bg-paper px-2 font-serif text-lg"
        />
        <Button type="submit" variant="quiet" size="icon" aria-label="Keep this name" className="sm:size-10">
          <Check aria-hidden />
        </Button>
      </div>
      {problem !== null && (
        <p id={problemId} role="alert" className="pt-1 text-conflict text-sm">
          {problem}
        </p>
      )}
    </form>
  );
}
