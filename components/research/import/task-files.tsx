import { useState } from "react";
import type { BenchmarkInfo } from "@/server/views";
import { SelectField } from "../../ui/select-field";
import { DraftField } from "../benchmark/start/fields";
import { FileField } from "./file-field";
import type { UploadPart } from "./upload";

/** The task options of a benchmark as they are chosen: files, and choices. */
export interface ChosenOptions {
  readonly files: Readonly<Record<string, File>>;
  readonly choices: Readonly<Record<string, string>>;
}
export const NOTHING_CHOSEN: ChosenOptions = { files: {}, choices: {} };

/** A benchmark, and a field for each of its task options. */
export function TaskFiles({
  benchmarks,
  benchmark,
  onBenchmark,
  onChange,
}: {
  benchmarks: readonly BenchmarkInfo[];
  benchmark: BenchmarkInfo;
  onBenchmark: (name: string) => void;
  onChange: (chosen: ChosenOptions) => void;
}) {
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  function change(next: ChosenOptions) {
    setChosen(next);
    onChange(next);
  }
  return (
    <>
      <SelectField
        label="Benchmark"
        value={benchmark.name}
        options={benchmarks.map(({ name, title }) => ({ value: name, label: title }))}
        onChange={(name) => {
          change(NOTHING_CHOSEN);
          onBenchmark(name);
        }}
      />
      {benchmark.taskOptions.map(({ key, label, about, kind, choices }) =>
        kind === "file" ? (
          <FileField
            key={`${benchmark.name} ${key}`}
            label={label}
            hint={sentence(about)}
            onChoose={([file]) => change({ ...chosen, files: withFile(chosen.files, key, file) })}
          />
        ) : choices === null ? (
          <DraftField
            key={`${benchmark.name} ${key}`}
            label={label}
            hint={sentence(about)}
            isNumber
            value={chosen.choices[key] ?? ""}
            onChange={(value) => change({ ...chosen, choices: { ...chosen.choices, [key]: value } })}
            problem={undefined}
          />
        ) : (
          <SelectField
            key={`${benchmark.name} ${key}`}
            label={label}
            title={sentence(about)}
            value={chosen.choices[key] ?? ""}
            options={[{ value: "", label: "Default" }, ...choices.map((value) => ({ value, label: value }))]}
            onChange={(value) => change({ ...chosen, choices: { ...chosen.choices, [key]: value } })}
          />
        ),
      )}
    </>
  );
}

/** The options as an order names them, with their files. Throws where a file that is needed is missing. */
export function optionsOf({ taskOptions }: BenchmarkInfo, { files, choices }: ChosenOptions) {
  const missing = taskOptions.find(({ key, isRequired }) => isRequired && files[key] === undefined);
  if (missing !== undefined) throw new Error(`Choose the file of ${missing.label.toLowerCase()}.`);
  const parts: UploadPart[] = [];
  const options: Record<string, string> = {};
  for (const { key } of taskOptions) {
    const file = files[key];
    const choice = choices[key];
    if (file !== undefined) {
      // Names may say what a file is, so they are kept where they differ.
      const path = parts.some((part) => part.path === file.name) ? `${key}/${file.name}` : file.name;
      parts.push({ path, file });
      options[key] = path;
    } else if (choice) options[key] = choice;
  }
  return { options, parts };
}

/** The file of tasks, which names their set. */
export function mainFile({ taskOptions }: BenchmarkInfo, { files }: ChosenOptions): File | undefined {
  const main = taskOptions.find(({ isRequired }) => isRequired);
  return main && files[main.key];
}

/** "validation.jsonl" → "validation". */
export function setName(file: File | undefined): string {
  return file?.name.replace(/\.[^.]*$/, "") ?? "";
}

function withFile(files: Readonly<Record<string, File>>, key: string, file: File | undefined) {
  const { [key]: _, ...others } = files;
  return file === undefined ? others : { ...others, [key]: file };
}

function sentence(about: string): string {
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;
}
