import { APEC_RUBRIC, type CreateAnnotationProject, PAIR_RUBRIC, type Rubric } from "@/server/views";
import type { Problems } from "../problems";
import { NEW_PAIR_RUBRIC, NEW_RUBRIC, type RubricDraft, rubricOf } from "../rubric/rubric-draft";
import { NEW_SETTINGS, type SettingsDraft, settingsOf } from "../settings/settings-draft";
import { NEW_SOURCE, type SourceDraft, sourceOf } from "../source/source-draft";

/** A new project as typed. */
interface ProjectDraft {
  readonly settings: SettingsDraft;
  readonly source: SourceDraft;
  readonly rubric: "apec" | "pair" | "own" | "own pair";
  readonly ownRubric: RubricDraft;
  readonly ownPairRubric: RubricDraft;
  readonly openToAll: boolean;
}

export const NEW_PROJECT: ProjectDraft = {
  settings: NEW_SETTINGS,
  source: NEW_SOURCE,
  rubric: "apec",
  ownRubric: NEW_RUBRIC,
  ownPairRubric: NEW_PAIR_RUBRIC,
  openToAll: true,
};

/** What is sent, or what is wrong with it: problems by "settings.…", "source.…" and "rubric.…". */
export function orderOf(
  draft: ProjectDraft,
): { readonly order: CreateAnnotationProject } | { readonly problems: Problems } {
  const settings = settingsOf(draft.settings, []);
  const source = sourceOf(draft.source);
  const rubric = chosenRubric(draft);
  if ("settings" in settings && "source" in source && "rubric" in rubric) {
    return { order: { ...settings, ...source, ...rubric, openToAll: draft.openToAll } };
  }
  return {
    problems: {
      ...prefixed("settings", settings),
      ...prefixed("source", source),
      ...prefixed("rubric", rubric),
    },
  };
}

function chosenRubric(draft: ProjectDraft): { readonly rubric: Rubric } | { readonly problems: Problems } {
  switch (draft.rubric) {
    case "own":
      return rubricOf(draft.ownRubric);
    case "own pair":
      return rubricOf(draft.ownPairRubric);
    case "apec":
      return { rubric: APEC_RUBRIC };
    case "pair":
      return { rubric: PAIR_RUBRIC };
  }
}

function prefixed(part: string, answer: object): Problems {
  if (!hasProblems(answer)) return {};
  return Object.fromEntries(Object.entries(answer.problems).map(([path, text]) => [`${part}.${path}`, text]));
}

function hasProblems(answer: object): answer is { readonly problems: Problems } {
  return "problems" in answer;
}
