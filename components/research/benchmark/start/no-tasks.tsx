import Link from "next/link";
import type { BenchmarkInfo } from "@/server/views";
import { CommandLine } from "../command-line";
import { importCommand } from "../import-command";

/** In place of a form, where there is nothing that a run could be played on. */
export function NoTasks({ benchmarks }: { benchmarks: readonly BenchmarkInfo[] }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        There are no tasks yet.{" "}
        <Link href="/research/import" className="rounded-inner text-accent underline underline-offset-4">
          Import
        </Link>{" "}
        them here, or with the command line:
      </p>
      {benchmarks.map((benchmark) => (
        <CommandLine
          key={benchmark.name}
          label={`Import tasks of ${benchmark.title}`}
          command={importCommand(benchmark)}
        />
      ))}
    </div>
  );
}
