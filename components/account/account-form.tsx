"use client";

import { useMutation } from "@tanstack/react-query";
import { Form } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { Notice } from "../ui/notice";

/** The text of a form's field. */
export type ReadField = (name: string) => string;

/** A form with one thing to do: it waits, says what went wrong, and says when it is done. */
export function AccountForm({
  children,
  action,
  label,
  busyLabel,
  done,
  variant = "primary",
}: {
  children?: ReactNode;
  /** Throws an error whose message is for the traveler. */
  action: (read: ReadField) => Promise<unknown>;
  label: string;
  busyLabel: string;
  /** Said once it is done; absent where the page is left. */
  done?: string;
  variant?: "primary" | "secondary" | "danger";
}) {
  const submission = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const data = new FormData(form);
      await action((name) => String(data.get(name) ?? ""));
      if (done !== undefined) form.reset();
    },
  });
  // A page that is left stays busy until it is gone.
  const busy = submission.isPending || (submission.isSuccess && done === undefined);
  return (
    <Form.Root
      // Sent before the page's scripts run, it must not put a password into the address.
      method="post"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submission.mutate(event.currentTarget);
      }}
    >
      {children}
      <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
        {submission.isError && <Notice kind="conflict">{submission.error.message}</Notice>}
        {submission.isSuccess && done !== undefined && <Notice kind="kept">{done}</Notice>}
      </div>
      <Form.Submit asChild>
        <Button
          variant={variant === "primary" ? "primary" : "secondary"}
          type="submit"
          aria-disabled={busy}
          className={classNames("self-start", variant === "danger" && "border-conflict text-conflict")}
        >
          {busy ? busyLabel : label}
        </Button>
      </Form.Submit>
    </Form.Root>
  );
}
