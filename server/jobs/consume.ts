import { createAlarm } from "./alarm";
import type { Job, JobQueue } from "./queue";

export interface ConsumerOptions<Data> {
  readonly queue: JobQueue<Data>;
  /** Jobs that this process works at at the same time. */
  readonly capacity: number;
  /**
   * Does a job, and completes or fails it. The signal aborts when the job was lost to another worker or cancelled, and when the consumer
   * stops. A job whose handler throws is failed.
   */
  handle(job: Job<Data>, signal: AbortSignal): Promise<void>;
  /** Faults that are nobody's answer. */
  readonly report: (error: unknown) => void;
}

/** Claims jobs of a queue and works at them, alongside the consumers of other processes. */
export interface Consumer<Data> {
  /** Looks for jobs at once. */
  wake(): void;
  /** Aborts those jobs at work that are chosen. */
  abort(chosen: (data: Data) => boolean): void;
  /** What it works at. */
  atWork(): Data[];
  /** Claims no more, aborts what is at work, and waits for it. */
  stop(): Promise<void>;
}

const LOOK_MS = 500;
/** While nothing is at work; what this process sends wakes it. */
const LOOK_IDLE_MS = 2_000;
const HEARTBEAT_MS = 3_000;

/** A job under way. */
interface AtWork<Data> {
  readonly job: Job<Data>;
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

export function consume<Data>({ queue, capacity, handle, report }: ConsumerOptions<Data>): Consumer<Data> {
  const atWork = new Set<AtWork<Data>>();
  const alarm = createAlarm();
  let stopped = false;

  const beats = setInterval(() => void beat().catch(report), HEARTBEAT_MS);
  beats.unref();
  const looking = look();

  async function look(): Promise<void> {
    while (!stopped) {
      await claimMore().catch(report);
      await alarm.sleep(atWork.size > 0 ? LOOK_MS : LOOK_IDLE_MS);
    }
  }

  async function claimMore(): Promise<void> {
    const room = capacity - atWork.size;
    if (room <= 0) return;
    for (const job of await queue.claim(room)) begin(job);
  }

  function begin(job: Job<Data>): void {
    const controller = new AbortController();
    if (stopped) controller.abort();
    const done = handle(job, controller.signal)
      .catch(async (error: unknown) => {
        report(error);
        await queue.fail(job).catch(report);
      })
      .finally(() => {
        atWork.delete(entry);
        alarm.ring();
      });
    const entry = { job, controller, done };
    atWork.add(entry);
  }

  async function beat(): Promise<void> {
    const held = [...atWork];
    const still = await queue.heartbeat(held.map(({ job }) => job));
    for (const { job, controller } of held) if (!still.has(job.id)) controller.abort();
  }

  return {
    wake: () => alarm.ring(),
    abort(chosen) {
      for (const { job, controller } of atWork) if (chosen(job.data)) controller.abort();
    },
    atWork: () => [...atWork].map(({ job }) => job.data),
    async stop() {
      stopped = true;
      alarm.ring();
      for (const { controller } of atWork) controller.abort();
      await looking;
      await Promise.all([...atWork].map(({ done }) => done));
      clearInterval(beats);
    },
  };
}
