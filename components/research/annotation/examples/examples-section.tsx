"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { AnnotationProjectView, WorkedExample } from "@/server/views";
import { Example } from "../../../annotate/guidelines/example";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { DecisionForm } from "../item/decision-form";
import { TextAreaField } from "../text-area-field";
import { contentOf, NEW_EXAMPLE } from "./example-draft";

const MOST_EXAMPLES = 10;
const LONGEST_DIALOG = 100_000;

/** The worked examples that raters read with the guidelines: to add, and to remove. */
export function ExamplesSection({ project: { id: projectId, rubric, settings } }: { project: AnnotationProjectView }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [draft, setDraft] = useState(NEW_EXAMPLE);
  const [saved, setSaved] = useState(0);
  const change = useMutation(
    trpc.annotationProjects.change.mutationOptions({
      onSuccess: () => {
        setDraft(NEW_EXAMPLE);
        setSaved((count) => count + 1);
        router.refresh();
      },
    }),
  );
  const { examples } = settings;
  const store = (next: WorkedExample[]) => change.mutate({ projectId, settings: { examples: next } });
  const dialog = (name: keyof typeof draft, label: string) => (
    <TextAreaField
      label={label}
      rows={6}
      maxLength={LONGEST_DIALOG}
      hint="Begin each turn with “Agent:” or “Traveler:”."
      value={draft[name]}
      onChange={(text) => setDraft((before) => ({ ...before, [name]: text }))}
    />
  );
  return (
    <>
      {examples.map((example, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: examples have no identity beyond their place.
          key={at}
          className="flex flex-col gap-3"
        >
          <Example number={at + 1} example={example} rubric={rubric} />
          <Button
            variant="quiet"
            size="small"
            className="self-start"
            disabled={change.isPending}
            onClick={() => store(examples.filter((_, other) => other !== at))}
          >
            Remove <span className="sr-only">worked example {at + 1}</span>
          </Button>
        </div>
      ))}
      {change.error !== null && examples.length >= MOST_EXAMPLES && (
        <Notice kind="conflict">{errorSentence(change.error)}</Notice>
      )}
      {examples.length < MOST_EXAMPLES && (
        <DecisionForm
          // An empty form once an example is stored.
          key={saved}
          summary="Add a worked example"
          rubric={rubric}
          content={contentOf(draft, rubric.unit)}
          textLabel="Explanation"
          action="Store the example"
          isPending={change.isPending}
          error={change.error}
          onDecide={(answers, explanation) => {
            const content = contentOf(draft, rubric.unit);
            if (typeof content !== "string") store([...examples, { content, answers, explanation }]);
          }}
        >
          {rubric.unit === "dialog" ? (
            dialog("first", "Dialog")
          ) : (
            <>
              {dialog("first", "First dialog")}
              {dialog("second", "Second dialog")}
            </>
          )}
        </DecisionForm>
      )}
    </>
  );
}
