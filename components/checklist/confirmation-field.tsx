"use client";

import { useId } from "react";

const LONGEST = 200;

/** The number that was given when it was booked. It is kept when the field is left or Enter is pressed. */
export function ConfirmationField({
  what,
  text,
  onChange,
  onLeave,
}: {
  what: string;
  text: string;
  onChange: (text: string) => void;
  onLeave: () => void;
}) {
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <label htmlFor={id} className="block text-muted text-xs">
        Confirmation number<span className="sr-only"> of {what}</span>
      </label>
      <input
        id={id}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        className="mt-1 min-h-10 w-full rounded-inner border border-edge bg-raised px-2.5 text-sm"
      />
    </form>
  );
}
