import { useState } from "react";
import { SelectField } from "../../../ui/select-field";
import { DraftField } from "./fields";

const NONE = "";
const ANOTHER = "another…";

/** One of what there is, else a name that is typed. */
export function ChoiceOrText({
  label,
  value,
  onChange,
  problem,
  choices,
  none,
  another,
  hint,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  choices: readonly string[];
  /** What no choice is called. */
  none: string;
  /** Label of the line where another is typed. */
  another: string;
  hint: string;
}) {
  const [isTyped, setTyped] = useState(false);
  const isUnknown = value !== NONE && !choices.includes(value);
  const typing = isTyped || isUnknown;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <SelectField
          label={label}
          value={typing ? ANOTHER : value}
          options={[
            { value: NONE, label: none },
            ...choices.map((choice) => ({ value: choice, label: choice })),
            { value: ANOTHER, label: "Another…" },
          ]}
          onChange={(chosen) => {
            setTyped(chosen === ANOTHER);
            onChange(chosen === ANOTHER ? NONE : chosen);
          }}
        />
        {problem !== undefined && !typing && <p className="text-conflict text-sm">{problem}</p>}
      </div>
      {typing && <DraftField label={another} value={value} onChange={onChange} problem={problem} hint={hint} />}
    </div>
  );
}
