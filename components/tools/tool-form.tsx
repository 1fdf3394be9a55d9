"use client";

import { Play } from "lucide-react";
import { useId } from "react";
import type { OfferedArgument, OfferedTool, OpenedToolbox } from "@/server/api";
import { Button } from "../ui/button";
import { SelectField } from "../ui/select-field";

/**
 * A tool's arguments as fields, filled with examples from the world. Nothing is checked here: what an agent may write wrongly, a
 * person may, too, and reads what the agent would.
 */
export function ToolForm({
  toolbox,
  tool,
  values,
  onChange,
  isCalling,
  onCall,
}: {
  toolbox: Pick<OpenedToolbox, "cities" | "states">;
  tool: OfferedTool;
  values: Readonly<Record<string, string>>;
  onChange: (key: string, value: string) => void;
  isCalling: boolean;
  onCall: (input: Record<string, string>) => void;
}) {
  const suggested = { city: toolbox.cities, state: toolbox.states, date: [], choice: [], text: [] };
  const textOf = ({ key, example }: OfferedArgument) => values[key] ?? example;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onCall(Object.fromEntries(tool.arguments.map((argument) => [argument.key, textOf(argument)])));
      }}
    >
      <p className="text-muted text-sm">{tool.description}</p>
      {tool.kind === "plan" && (
        <p className="text-muted text-sm">
          Here no model writes: the query alone is read, and planned exactly. For one day, write the whole trip and “day
          2”.
        </p>
      )}
      {tool.arguments.map((argument) => (
        <ArgumentField
          key={argument.key}
          argument={argument}
          value={textOf(argument)}
          suggestions={suggested[argument.kind]}
          onChange={(value) => onChange(argument.key, value)}
        />
      ))}
      <Button type="submit" variant="primary" disabled={isCalling} className="self-start">
        <Play aria-hidden />
        {isCalling ? "Calling…" : "Call"}
      </Button>
    </form>
  );
}

const FIELD = "w-full rounded-card border border-edge bg-raised px-3 text-base text-ink";

function ArgumentField({
  argument,
  value,
  suggestions,
  onChange,
}: {
  argument: OfferedArgument;
  value: string;
  suggestions: readonly string[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  const { label, description, kind, choices } = argument;
  if (kind === "choice") {
    return (
      <SelectField
        label={label}
        value={value}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        onChange={onChange}
      />
    );
  }
  const field = {
    id,
    value,
    "aria-describedby": `${id}-hint`,
    autoComplete: "off",
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {kind === "text" ? (
        <textarea {...field} rows={5} className={`${FIELD} py-2`} />
      ) : (
        <input {...field} list={`${id}-names`} className={`${FIELD} min-h-11`} />
      )}
      {suggestions.length > 0 && (
        <datalist id={`${id}-names`}>
          {suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      <p id={`${id}-hint`} className="text-muted text-sm">
        {description}
      </p>
    </div>
  );
}
