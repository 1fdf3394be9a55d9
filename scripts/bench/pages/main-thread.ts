import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { z } from "zod";

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];
const MICROSECONDS = 1_000;

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds: in all, and of the processor's time. */
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.looseObject({ name: z.string().optional() }).optional(),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

export interface Tasks {
  /** Milliseconds of the page's longest task, of the processor's time the most that one took, and how many took over 50 in all. */
  readonly longest: number;
  readonly busiest: number;
  readonly long: number;
}

/** Traces the page's main thread while `act` goes on, keeps the trace (gzipped, for a browser's performance panel) and sums up its tasks. */
export async function traceTasks(browser: Browser, page: Page, file: string, act: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = await browser.stopTracing();
  writeFileSync(file, gzipSync(trace, { level: 9 }));
  return tasksOf(traceSchema.parse(JSON.parse(trace.toString("utf8"))).traceEvents);
}

function tasksOf(events: readonly z.infer<typeof eventSchema>[]): Tasks {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events
    // The scheduler writes each task once more, under a longer name.
    .filter(({ name, pid, tid }) => name === "RunTask" && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ took: dur / MICROSECONDS, worked: tdur / MICROSECONDS }));
  const most = (of: (task: (typeof tasks)[number]) => number) =>
    Math.round(tasks.reduce((highest, task) => Math.max(highest, of(task)), 0));
  return {
    longest: most(({ took }) => took),
    busiest: most(({ worked }) => worked),
    long: tasks.filter(({ took }) => took > 50).length,
  };
}
