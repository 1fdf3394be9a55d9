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
  dur: z.number().optional(),
  args: z.looseObject({ name: z.string().optional() }).optional(),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

export interface Tasks {
  /** Milliseconds of the page's longest task, and how many took over 50. */
  readonly longest: number;
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
  const durations = events
    // The scheduler writes each task once more, under a longer name.
    .filter(({ name, pid, tid }) => name === "RunTask" && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0 }) => dur / MICROSECONDS);
  return {
    longest: Math.round(durations.reduce((most, each) => Math.max(most, each), 0)),
    long: durations.filter((each) => each > 50).length,
  };
}
