"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import type { ImportedRatings, RatingsFormat } from "@/server/views";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { SelectField } from "../../../ui/select-field";
import { FileField } from "../../import/file-field";

/** Takes in what people rated in another tool. */
export function ImportRatings({ projectId }: { projectId: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [from, setFrom] = useState<RatingsFormat>("argilla");
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const take = useMutation(
    trpc.annotationProjects.importRatings.mutationOptions({ onSuccess: () => router.refresh() }),
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(file === null);
    if (file !== null && !take.isPending) take.mutate({ projectId, from, text: await file.text() });
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-5">
      <SelectField
        label="From"
        value={from}
        options={[
          { value: "argilla", label: "Argilla (dataset.records.to_json)" },
          { value: "label-studio", label: "Label Studio (JSON)" },
          { value: "dragoman", label: "Dragoman (ratings.jsonl)" },
        ]}
        onChange={setFrom}
      />
      <FileField
        label="File of ratings"
        accept=".json,.jsonl"
        onChoose={([chosen]) => {
          setFile(chosen ?? null);
          setMissing(false);
          take.reset();
        }}
      />
      <div aria-live="polite" className="empty:hidden">
        {isMissing && <Notice kind="warning">Choose a file.</Notice>}
        {take.error !== null && <Notice kind="conflict">{errorSentence(take.error)}</Notice>}
        {take.isSuccess && <Notice kind="kept">{sentenceOf(take.data)}</Notice>}
      </div>
      <Button type="submit" aria-disabled={take.isPending} className="self-start">
        {take.isPending ? "Importing…" : "Import the ratings"}
      </Button>
    </form>
  );
}

function sentenceOf({ added, known, leftOut, newRaters }: ImportedRatings): string {
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;
  const by =
    newRaters.length === 0
      ? ""
      : ` New here: ${newRaters.slice(0, 10).join(", ")}${newRaters.length > 10 ? ", …" : ""}.`;
  const left = leftOut === 0 ? "" : ` ${count(leftOut, "adjudication")} left out.`;
  return `${count(added, "rating")} added, ${known} known already.${by}${left}`;
}
