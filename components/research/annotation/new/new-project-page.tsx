"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import { APEC_RUBRIC, PAIR_RUBRIC } from "@/server/views";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { Notice } from "../../../ui/notice";
import { OptionList } from "../../../ui/option-list";
import { SelectField } from "../../../ui/select-field";
import { ResearchPage } from "../../benchmark/research-page";
import { BackLink } from "../back-link";
import { NO_PROBLEMS, type Problems, within } from "../problems";
import { RubricFields } from "../rubric/rubric-fields";
import { RubricView } from "../rubric/rubric-view";
import { SettingsFields } from "../settings/settings-fields";
import { type RunOption, SourceFields } from "../source/source-fields";
import { NEW_PROJECT, orderOf } from "./project-draft";

/** The form that makes an annotation project. */
export function NewProjectPage({ runs }: { runs: readonly RunOption[] }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [draft, setDraft] = useState(NEW_PROJECT);
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
  const create = useMutation(
    trpc.annotationProjects.create.mutationOptions({
      onSuccess: ({ id }) => router.push(`/research/annotation/${id}`),
    }),
  );
  const isBusy = create.isPending || create.isSuccess;

  function submit(event: FormEvent) {
    event.preventDefault();
    const answer = orderOf(draft);
    setProblems("problems" in answer ? answer.problems : NO_PROBLEMS);
    if ("order" in answer && !isBusy) create.mutate(answer.order);
  }

  return (
    <ResearchPage
      above={<BackLink href="/research/annotation">Annotation</BackLink>}
      title="New project"
      about="Dialogs, what raters are asked about them, and how many people rate each."
    >
      <form onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-8">
        <Part title="Project">
          <SettingsFields
            draft={draft.settings}
            problems={within(problems, "settings")}
            onChange={(changes) => setDraft((before) => ({ ...before, settings: { ...before.settings, ...changes } }))}
          />
          <OptionList
            legend="Who may rate"
            options={[
              { value: "all", label: "Every annotator" },
              { value: "added", label: "Only raters I add" },
            ]}
            chosen={[draft.openToAll ? "all" : "added"]}
            onChange={([who]) => setDraft((before) => ({ ...before, openToAll: who === "all" }))}
          />
        </Part>
        <Part title="Dialogs">
          <SourceFields
            draft={draft.source}
            problems={within(problems, "source")}
            runs={runs}
            projectId={null}
            onChange={(changes) => setDraft((before) => ({ ...before, source: { ...before.source, ...changes } }))}
          />
        </Part>
        <Part title="Rubric">
          <SelectField
            label="What raters are asked"
            value={draft.rubric}
            options={[
              { value: "apec", label: "The five metrics of the APEC-Travel paper" },
              { value: "pair", label: "Which of two dialogs is better" },
              { value: "own", label: "My own questions about a dialog" },
              { value: "own pair", label: "My own questions about two dialogs" },
            ]}
            onChange={(rubric) => setDraft((before) => ({ ...before, rubric }))}
          />
          {draft.rubric === "own" && (
            <RubricFields
              draft={draft.ownRubric}
              problems={within(problems, "rubric")}
              onChange={(ownRubric) => setDraft((before) => ({ ...before, ownRubric }))}
            />
          )}
          {draft.rubric === "own pair" && (
            <RubricFields
              draft={draft.ownPairRubric}
              problems={within(problems, "rubric")}
              onChange={(ownPairRubric) => setDraft((before) => ({ ...before, ownPairRubric }))}
            />
          )}
          {(draft.rubric === "apec" || draft.rubric === "pair") && (
            <Disclosure summary="Read the questions">
              <div className="py-3">
                <RubricView rubric={draft.rubric === "apec" ? APEC_RUBRIC : PAIR_RUBRIC} />
              </div>
            </Disclosure>
          )}
        </Part>
        {create.error !== null && <Notice kind="conflict">{errorSentence(create.error)}</Notice>}
        {Object.keys(problems).length > 0 && (
          <Notice kind="warning">Something is missing or wrong: see the fields above.</Notice>
        )}
        <Button type="submit" variant="primary" aria-disabled={isBusy} className="self-start">
          {isBusy ? "Creating the project…" : "Create project"}
        </Button>
      </form>
    </ResearchPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-5 border-hairline border-t pt-5">
      <h2 className="font-serif text-lg">{title}</h2>
      {children}
    </section>
  );
}
