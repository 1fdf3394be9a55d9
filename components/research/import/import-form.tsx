"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Imported, ImportOrder } from "@/server/views";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { ProgressBar } from "../../ui/progress-bar";
import { type UploadPart, upload } from "./upload";

/** What is sent once the form is. */
export interface PreparedImport {
  readonly order: ImportOrder;
  readonly parts: readonly UploadPart[];
}

/** A form that imports something: it sends the files, says how far it is, and what came of it. */
export function ImportForm({
  title,
  about,
  children,
  prepare,
}: {
  title: string;
  about: ReactNode;
  children: ReactNode;
  /** Throws an error whose message says what is missing. */
  prepare: () => Promise<PreparedImport>;
}) {
  const [sent, setSent] = useState(0);
  const importing = useMutation({
    mutationFn: async () => {
      setSent(0);
      const { order, parts } = await prepare();
      return upload(order, parts, setSent);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!importing.isPending) importing.mutate();
  }

  return (
    <section aria-label={title} className="flex flex-col gap-4 border-hairline border-t pt-5">
      <div className="flex flex-col gap-1">
        <h2 className="font-serif text-lg">{title}</h2>
        <p className="max-w-prose text-muted text-sm">{about}</p>
      </div>
      <form onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-4">
        {children}
        {importing.isPending && (
          <div className="flex flex-col gap-1.5">
            <ProgressBar value={sent} label={`${title}: sent`} />
            <p className="text-muted text-sm">{sent < 1 ? "Sending…" : "Reading and checking…"}</p>
          </div>
        )}
        <div aria-live="polite" className="empty:hidden">
          {importing.isError && <Notice kind="conflict">{importing.error.message}</Notice>}
          {importing.isSuccess && (
            <Notice kind="kept">
              <ImportedSentence imported={importing.data} />
            </Notice>
          )}
        </div>
        <Button type="submit" variant="primary" aria-disabled={importing.isPending} className="self-start">
          {importing.isPending ? "Importing…" : "Import"}
        </Button>
      </form>
    </section>
  );
}

function ImportedSentence({ imported }: { imported: Imported }) {
  const verb = imported.isNew ? "imported" : "there already";
  switch (imported.kind) {
    case "tasks":
      return `${imported.name}: ${imported.count} tasks, ${verb}.`;
    case "submission":
      return (
        <>
          <ToRun id={imported.id}>{imported.name}</ToRun>: {imported.plans} plans, {imported.passed} passed, {verb}.{" "}
          {imported.notes.join(" ")}
        </>
      );
    case "run":
      return (
        <>
          <ToRun id={imported.id}>{imported.name}</ToRun>: {imported.agent}, {imported.trials} trials, {verb}.
        </>
      );
  }
}

function ToRun({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link href={`/research/runs/${id}`} className="underline underline-offset-4">
      {children}
    </Link>
  );
}
