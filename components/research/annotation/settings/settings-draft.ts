import { type ProjectSettings, projectSettingsSchema } from "@/server/views";
import { numberOf, type Problems, problemsOf } from "../problems";

/** The settings of a project as typed; shares in percent. Examples are not edited here. */
export interface SettingsDraft {
  readonly name: string;
  readonly guidelines: string;
  readonly ratersPerItem: string;
  readonly overlap: string;
  readonly repeats: string;
  readonly minimumRationale: string;
  /** Empty: no qualification. */
  readonly passingShare: string;
  readonly seed: string;
  readonly onDeletion: ProjectSettings["onDeletion"];
}

export const NEW_SETTINGS: SettingsDraft = {
  name: "",
  guidelines: "",
  ratersPerItem: "3",
  overlap: "100",
  repeats: "0",
  minimumRationale: "20",
  passingShare: "",
  seed: "1",
  onDeletion: "keep-pseudonymous",
};

export function draftOfSettings(settings: ProjectSettings): SettingsDraft {
  return {
    name: settings.name,
    guidelines: settings.guidelines,
    ratersPerItem: String(settings.ratersPerItem),
    overlap: percentText(settings.overlap),
    repeats: percentText(settings.repeats),
    minimumRationale: String(settings.minimumRationale),
    passingShare: settings.passingShare === null ? "" : percentText(settings.passingShare),
    seed: String(settings.seed),
    onDeletion: settings.onDeletion,
  };
}

/** The settings that a draft means, or what is wrong with it. `examples`: those that the project has. */
export function settingsOf(
  draft: SettingsDraft,
  examples: ProjectSettings["examples"],
): { readonly settings: ProjectSettings } | { readonly problems: Problems } {
  const { success, data, error } = projectSettingsSchema.safeParse({
    name: draft.name,
    guidelines: draft.guidelines,
    examples,
    ratersPerItem: numberOf(draft.ratersPerItem),
    overlap: numberOf(draft.overlap) / 100,
    repeats: numberOf(draft.repeats) / 100,
    minimumRationale: numberOf(draft.minimumRationale),
    passingShare: draft.passingShare.trim() === "" ? null : numberOf(draft.passingShare) / 100,
    seed: numberOf(draft.seed),
    onDeletion: draft.onDeletion,
  });
  return success ? { settings: data } : { problems: problemsOf(error, SENTENCES) };
}

/** The settings that differ: all that a change sends, since some of them hold from the first rating on. */
export function changedSettings(before: ProjectSettings, after: ProjectSettings): Partial<ProjectSettings> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => {
      const old = Object.entries(before).find(([other]) => other === name)?.[1];
      return JSON.stringify(old) !== JSON.stringify(value);
    }),
  );
}

const SENTENCES: Problems = {
  name: "Give the project a name of at most 80 characters.",
  guidelines: "Write at most 20,000 characters.",
  ratersPerItem: "Write a whole number from 1 to 10.",
  overlap: "Write a number from 0 to 100.",
  repeats: "Write a number from 0 to 50.",
  minimumRationale: "Write a whole number from 0 to 500.",
  passingShare: "Write a number from 0 to 100, or nothing.",
  seed: "Write a whole number from 0 to 1,000,000,000.",
};

/** Without the noise of binary fractions: 0.07 is "7". */
function percentText(share: number): string {
  return String(Number((share * 100).toFixed(6)));
}
