import { SelectField } from "../../../ui/select-field";
import { DraftField } from "../../benchmark/start/fields";
import type { Problems } from "../problems";
import { TextAreaField } from "../text-area-field";
import type { SettingsDraft } from "./settings-draft";

/** The fields of a project's settings, for a new project and for one that is there. */
export function SettingsFields({
  draft,
  problems,
  onChange,
}: {
  draft: SettingsDraft;
  problems: Problems;
  onChange: (changes: Partial<SettingsDraft>) => void;
}) {
  const field = (name: Exclude<keyof SettingsDraft, "onDeletion">) => ({
    value: draft[name],
    problem: problems[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <DraftField label="Name" {...field("name")} />
      <TextAreaField
        label="Guidelines"
        rows={6}
        maxLength={20_000}
        hint="Raters read them before they begin and may open them at any time. Markdown: headings, lists, bold, italics."
        {...field("guidelines")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DraftField label="Raters per item" isNumber hint="Of the items that overlap." {...field("ratersPerItem")} />
        <DraftField
          label="Overlap, %"
          isNumber
          hint="The share of items that get all these raters; every other item gets one."
          {...field("overlap")}
        />
        <DraftField
          label="Repeats, %"
          isNumber
          hint="The share of a rater’s items that come again later, to measure self-consistency."
          {...field("repeats")}
        />
        <DraftField
          label="Minimum rationale, characters"
          isNumber
          hint="For questions whose rationale is required."
          {...field("minimumRationale")}
        />
        <DraftField
          label="Pass the qualification at, %"
          isNumber
          hint="Share of practice items answered within one point of the key. Leave it empty for no qualification."
          {...field("passingShare")}
        />
        <DraftField label="Seed" isNumber hint="Orders the items for each rater." {...field("seed")} />
      </div>
      <SelectField
        label="When a rater deletes the account"
        value={draft.onDeletion}
        options={[
          { value: "keep-pseudonymous", label: "Keep the ratings under the pseudonym" },
          { value: "delete", label: "Delete the ratings too" },
        ]}
        onChange={(onDeletion) => onChange({ onDeletion })}
      />
    </>
  );
}
