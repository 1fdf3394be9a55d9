"use client";

import { UserPlus } from "lucide-react";
import { Form } from "radix-ui";
import type { ReactNode } from "react";
import { errorSentence } from "../trpc/error-sentence";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { Notice } from "../ui/notice";
import { EmailField } from "./fields";

/** The form that adds someone by e-mail. */
export function AddByEmail({
  label,
  isPending,
  error,
  added,
  onAdd,
  children,
  className,
}: {
  label: string;
  isPending: boolean;
  /** What the server refused; null: nothing. */
  error: unknown;
  /** What came of it; null: nothing yet. */
  added: ReactNode;
  onAdd: (email: string) => void;
  /** What else is asked, in a column of its own. */
  children?: ReactNode;
  className?: string;
}) {
  return (
    <Form.Root
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const email = String(new FormData(event.currentTarget).get("email") ?? "");
        if (!isPending) onAdd(email);
      }}
      className={classNames("flex flex-col gap-3", className)}
    >
      <div
        className={classNames(
          "grid items-end gap-3",
          children === undefined ? "sm:grid-cols-[1fr_auto]" : "sm:grid-cols-[1fr_11rem_auto]",
        )}
      >
        <EmailField label={label} />
        {children}
        <Form.Submit asChild>
          <Button type="submit" aria-disabled={isPending} className="sm:min-h-11">
            <UserPlus aria-hidden />
            {isPending ? "Adding…" : "Add"}
          </Button>
        </Form.Submit>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {error !== null && <Notice kind="conflict">{errorSentence(error)}</Notice>}
        {added !== null && <Notice kind="kept">{added}</Notice>}
      </div>
    </Form.Root>
  );
}
