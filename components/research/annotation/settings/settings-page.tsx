"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import type { AnnotationProjectView } from "@/server/views";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { OptionList } from "../../../ui/option-list";
import { ExamplesSection } from "../examples/examples-section";
import { NO_PROBLEMS, type Problems } from "../problems";
import { ProjectFrame } from "../project/project-frame";
import { NewRubricVersion } from "./new-rubric-version";
import { changedSettings, draftOfSettings, settingsOf } from "./settings-draft";
import { SettingsFields } from "./settings-fields";

/** The settings of a project; the server refuses what holds from the first rating on. */
export function SettingsPage({ project }: { project: AnnotationProjectView }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [draft, setDraft] = useState(() => draftOfSettings(project.settings));
  const [openToAll, setOpenToAll] = useState(project.openToAll);
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
  const change = useMutation(trpc.annotationProjects.change.mutationOptions({ onSuccess: () => router.refresh() }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const answer = settingsOf(draft, project.settings.examples);
    setProblems("problems" in answer ? answer.problems : NO_PROBLEMS);
    if (!("settings" in answer) || change.isPending) return;
    change.mutate({
      projectId: project.id,
      settings: changedSettings(project.settings, answer.settings),
      ...(openToAll !== project.openToAll && { openToAll }),
    });
  }

  return (
    <ProjectFrame project={project}>
      <form onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-5">
        {project.counts.ratings > 0 && (
          <Notice kind="information">
            Ratings have started: raters per item, overlap, repeats, seed and qualification can’t change. What raters
            read can change.
          </Notice>
        )}
        <SettingsFields
          draft={draft}
          problems={problems}
          onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        />
        <OptionList
          legend="Who may rate"
          options={[
            { value: "all", label: "Every annotator" },
            { value: "added", label: "Only raters I add" },
          ]}
          chosen={[openToAll ? "all" : "added"]}
          onChange={([who]) => setOpenToAll(who === "all")}
        />
        <div aria-live="polite" className="empty:hidden">
          {change.error !== null && <Notice kind="conflict">{errorSentence(change.error)}</Notice>}
          {change.isSuccess && <Notice kind="kept">Saved.</Notice>}
        </div>
        <Button type="submit" variant="primary" aria-disabled={change.isPending} className="self-start">
          {change.isPending ? "Saving…" : "Save"}
        </Button>
      </form>
      <Part title="Worked examples">
        <p className="text-muted text-sm">Raters read them with the guidelines.</p>
        <ExamplesSection project={project} />
      </Part>
      <Part title="Rubric">
        <NewRubricVersion
          // What is edited is the version in force.
          key={project.rubric.version}
          project={project}
        />
      </Part>
    </ProjectFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex max-w-2xl flex-col gap-5 border-hairline border-t pt-5">
      <h2 className="font-serif text-lg">{title}</h2>
      {children}
    </section>
  );
}
