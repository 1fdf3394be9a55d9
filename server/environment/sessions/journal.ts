import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, write, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { type Problem, ProblemError } from "@/server/trip";

const idSchema = z.string().min(1).max(100);
const requestIdSchema = z.string().min(1).max(200);

/** A line of the journal: what was done to a session, from which the session is made again. */
const entrySchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("open"),
    session: idSchema,
    task: z.string().max(200),
    /** Hash of the task's world: in another one the same actions would give something else. */
    world: z.string().max(200),
    episodeId: z.string().max(200),
    requestId: requestIdSchema.optional(),
  }),
  z.object({
    type: z.literal("act"),
    session: idSchema,
    tool: z.string().max(200),
    arguments: z.json(),
    requestId: requestIdSchema.optional(),
    /** Of what was answered, so that a session that can no longer be made the same is noticed. */
    digest: z.string().max(64),
  }),
  z.object({ type: z.literal("close"), session: idSchema }),
]);
export type JournalEntry = z.infer<typeof entrySchema>;
export type OpenEntry = Extract<JournalEntry, { type: "open" }>;
export type ActEntry = Extract<JournalEntry, { type: "act" }>;

/** Short enough for every line, long enough that two answers do not share it. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}

/**
 * The entries of all sessions in an append-only file. What `append` has promised is with the operating system, so it outlives a process that
 * is killed (not a machine that loses power). Entries that come together are written together.
 */
export class Journal {
  private pending: { line: string; written: () => void; failed: (error: unknown) => void }[] = [];
  private writing = false;
  private closed = false;

  private constructor(private readonly file: number) {}

  /** Opens the file with only the entries that are still needed in it; a line that a killed process left half written is dropped. */
  static open(path: string): { readonly journal: Journal; readonly entries: readonly JournalEntry[] } {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const entries = existsSync(path) ? neededOf(readEntries(path)) : [];
    const draft = `${path}.new`;
    writeFileSync(draft, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""), { mode: 0o600 });
    renameSync(draft, path);
    return { journal: new Journal(openSync(path, "a", 0o600)), entries };
  }

  append(entry: JournalEntry): Promise<void> {
    if (this.closed) return Promise.reject(new ProblemError(STOPPING));
    return new Promise((written, failed) => {
      this.pending.push({ line: `${JSON.stringify(entry)}\n`, written, failed });
      this.flush();
    });
  }

  /** Closes the file once what was promised is in it; what is appended later fails. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.writing) await new Promise((done) => setImmediate(done));
    closeSync(this.file);
  }

  private flush(): void {
    if (this.writing || this.pending.length === 0) return;
    this.writing = true;
    const batch = this.pending;
    this.pending = [];
    this.writeAll(Buffer.from(batch.map(({ line }) => line).join("")), (error) => {
      this.writing = false;
      for (const { written, failed } of batch) error === null ? written() : failed(error);
      this.flush();
    });
  }

  /** A disk may take only the beginning. */
  private writeAll(bytes: Buffer, done: (error: Error | null) => void): void {
    write(this.file, bytes, (error, count) => {
      if (error !== null || count === bytes.length) done(error);
      else this.writeAll(bytes.subarray(count), done);
    });
  }
}

const STOPPING: Problem = { code: "unavailable", message: "The server is stopping. Send it again in a moment." };

function readEntries(path: string): JournalEntry[] {
  const text = readFileSync(path, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  return whole
    .split("\n")
    .filter((line) => line !== "")
    .map((line, index) => readEntry(line, { file: path, line: index + 1 }));
}

function readEntry(line: string, where: NonNullable<Problem["where"]>): JournalEntry {
  const read = entrySchema.safeParse(jsonOrNull(line));
  if (read.success) return read.data;
  const message = "This is no entry of a journal of sessions. Move the file away to begin without these sessions.";
  throw new ProblemError({ code: "bad_file", message, where });
}

function jsonOrNull(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Of each session that is open, what was done since it was opened last. */
function neededOf(entries: readonly JournalEntry[]): JournalEntry[] {
  const bySession = new Map<string, JournalEntry[]>();
  for (const entry of entries) {
    if (entry.type === "close") bySession.delete(entry.session);
    else if (entry.type === "open") bySession.set(entry.session, [entry]);
    else bySession.get(entry.session)?.push(entry);
  }
  return [...bySession.values()].flat();
}
