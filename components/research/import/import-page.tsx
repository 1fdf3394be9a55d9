"use client";

import { useState } from "react";
import type { BenchmarkInfo } from "@/server/views";
import { Notice } from "../../ui/notice";
import { ResearchPage } from "../benchmark/research-page";
import { DraftField } from "../benchmark/start/fields";
import { FileField } from "./file-field";
import { ImportForm } from "./import-form";
import { chosenRun, RUN_FOLDER } from "./run-files";
import { type ChosenOptions, mainFile, NOTHING_CHOSEN, optionsOf, setName, TaskFiles } from "./task-files";

/** Tasks, plans of other systems, and runs that `bench` played, from files of the reader's own machine. */
export function ImportPage({ benchmarks }: { benchmarks: readonly BenchmarkInfo[] }) {
  const [first] = benchmarks;
  return (
    <ResearchPage
      title="Import"
      about="From files on your computer, while the server runs. Each is imported completely or not at all; existing data is unchanged."
    >
      {first === undefined ? (
        <Notice kind="warning">There are no benchmarks.</Notice>
      ) : (
        <>
          <ImportTasks benchmarks={benchmarks} first={first} />
          <ImportSubmission benchmarks={benchmarks} first={first} />
          <ImportRun />
        </>
      )}
    </ResearchPage>
  );
}

interface OfBenchmarks {
  readonly benchmarks: readonly BenchmarkInfo[];
  readonly first: BenchmarkInfo;
}

function ImportTasks({ benchmarks, first }: OfBenchmarks) {
  const [benchmark, setBenchmark] = useState(first);
  const [chosen, setChosen] = useState<ChosenOptions>(NOTHING_CHOSEN);
  const [name, setGiven] = useState("");
  return (
    <ImportForm
      title="Tasks"
      about={benchmark.about}
      prepare={async () => {
        const { options, parts } = optionsOf(benchmark, chosen);
        const set = name.trim() || setName(mainFile(benchmark, chosen));
        return { order: { kind: "tasks", benchmark: benchmark.name, name: set, options }, parts };
      }}
    >
      <TaskFiles
        benchmarks={benchmarks}
        benchmark={benchmark}
        onBenchmark={(wanted) => setBenchmark(benchmarks.find((each) => each.name === wanted) ?? first)}
        onChange={setChosen}
      />
      <DraftField
        label="Name of the set"
        value={name}
        onChange={setGiven}
        problem={undefined}
        hint="Leave it empty to use the file’s name."
      />
    </ImportForm>
  );
}

function ImportSubmission({ benchmarks, first }: OfBenchmarks) {
  const [benchmark, setBenchmark] = useState(first);
  const [chosen, setChosen] = useState<ChosenOptions>(NOTHING_CHOSEN);
  const [plans, setPlans] = useState<File>();
  const [name, setSystem] = useState("");
  const [sees, setSees] = useState("");
  const [world, setWorld] = useState("");
  return (
    <ImportForm
      title="Submission"
      about="Plans of another system in the benchmark’s published format, scored by its rules and shown next to the runs."
      prepare={async () => {
        if (plans === undefined) throw new Error("Choose the file of plans.");
        if (name.trim() === "") throw new Error("Give the system’s name.");
        const { options, parts } = optionsOf(benchmark, chosen);
        const path = `plans/${plans.name}`;
        const order = {
          kind: "submission" as const,
          benchmark: benchmark.name,
          name: name.trim(),
          sees: sees.trim() || "Not stated.",
          world: world.trim() || benchmark.world,
          taskSet: setName(mainFile(benchmark, chosen)),
          plans: path,
          options,
        };
        return { order, parts: [...parts, { path, file: plans }] };
      }}
    >
      <DraftField label="Name of the system" value={name} onChange={setSystem} problem={undefined} />
      <FileField label="Plans" hint={benchmark.format.about} onChoose={([file]) => setPlans(file)} />
      <TaskFiles
        benchmarks={benchmarks}
        benchmark={benchmark}
        onBenchmark={(wanted) => setBenchmark(benchmarks.find((each) => each.name === wanted) ?? first)}
        onChange={setChosen}
      />
      <DraftField
        label="What it was allowed to see"
        value={sees}
        onChange={setSees}
        problem={undefined}
        hint="In a sentence."
      />
      <DraftField
        label="World"
        value={world}
        onChange={setWorld}
        problem={undefined}
        hint={`Leave it empty for ${benchmark.world}.`}
      />
    </ImportForm>
  );
}

function ImportRun() {
  const [folder, setFolder] = useState<readonly File[]>([]);
  const [archive, setArchive] = useState<readonly File[]>([]);
  return (
    <ImportForm
      title="Run"
      about="What a bench command wrote into its folder. Of a benchmark’s run, import the tasks first."
      prepare={async () => {
        const { name, parts } = await chosenRun(folder.length > 0 ? folder : archive);
        return { order: { kind: "run", name, folder: RUN_FOLDER }, parts };
      }}
    >
      <FileField label="Folder" isFolder onChoose={setFolder} />
      <FileField label="Or the folder as a .zip" accept=".zip" onChoose={setArchive} />
    </ImportForm>
  );
}
