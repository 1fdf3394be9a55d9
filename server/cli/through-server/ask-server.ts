import { createReadStream } from "node:fs";
import { request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { z } from "zod";
import type { ServerAddress } from "@/db";
import { checkShape } from "@/server/episodes";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import { type LocalOrder, localAnswerSchema } from "@/server/views";
import type { PackedFile } from "./pack-order";

const LONGEST_ANSWER = 64 * 1024 * 1024;
const PATIENCE_MS = 15 * 60_000;

/** Has the server of this machine do something; its problems name the files as they are called here. */
export async function askServer<S extends z.ZodType>(
  { pid, port, secret }: ServerAddress,
  order: LocalOrder,
  files: readonly PackedFile[],
  answer: S,
): Promise<Result<z.output<S>>> {
  const server = `the server (process ${pid})`;
  const unavailable = (what: string): Result<never> =>
    fail({ code: "unavailable", message: `${what} If it is stopping or starting, try again in a moment.` });
  let text: string;
  try {
    text = await send(port, secret, order, files);
  } catch (error) {
    return unavailable(
      `A command through ${server} failed: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return unavailable(`What ${server} answered is not JSON.`);
  }
  const answered = checkShape(json, localAnswerSchema, {});
  if (!answered.ok) return unavailable(`What ${server} answered is of another version of the program.`);
  if (!answered.value.ok) return fail(asCalledHere(answered.value.problem, files));
  const value = checkShape(answered.value.value, answer, {});
  return value.ok ? ok(value.value) : unavailable(`What ${server} answered is of another version of the program.`);
}

/** Sends the first line and the files after it, and gives the answer's text. */
function send(port: number, secret: string, order: LocalOrder, files: readonly PackedFile[]): Promise<string> {
  const line = Buffer.from(`${JSON.stringify({ order, files: files.map(({ path, bytes }) => ({ path, bytes })) })}\n`);
  const length = files.reduce((sum, { bytes }) => sum + bytes, line.byteLength);
  return new Promise((resolve, reject) => {
    const sent = request({
      host: "127.0.0.1",
      port,
      method: "POST",
      path: "/",
      headers: { authorization: `Bearer ${secret}`, "content-length": length },
      timeout: PATIENCE_MS,
    });
    let isAnswered = false;
    sent.on("response", (response) => {
      isAnswered = true;
      const parts: Buffer[] = [];
      let size = 0;
      response.on("data", (part: Buffer) => {
        size += part.byteLength;
        if (size > LONGEST_ANSWER) response.destroy(new Error("the answer is too long"));
        else parts.push(part);
      });
      response.on("end", () => resolve(Buffer.concat(parts).toString("utf8")));
      response.on("error", reject);
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer in 15 minutes")));
    // A server that refuses answers before it has taken everything.
    const failed = (error: unknown) => {
      if (!isAnswered) reject(error);
    };
    sent.on("error", failed);
    pipeline(Readable.from(body(line, files)), sent).catch(failed);
  });
}

async function* body(line: Buffer, files: readonly PackedFile[]): AsyncGenerator<Buffer> {
  yield line;
  for (const { file, bytes } of files) {
    // Not more than was said, should it be growing.
    if (bytes > 0) yield* createReadStream(file, { end: bytes - 1 });
  }
}

function asCalledHere(problem: Problem, files: readonly PackedFile[]): Problem {
  const called = problem.where?.file;
  if (called === undefined) return problem;
  const exact = files.find(({ path }) => path === called)?.file;
  // A file that was not sent is called as the folder of those that were.
  const [top = ""] = called.split("/");
  const inside = files.find(({ path }) => path.startsWith(`${top}/`));
  const folder = inside?.file.slice(0, -(inside.path.length - top.length));
  const file = exact ?? (folder === undefined ? called : folder + called.slice(top.length));
  return { ...problem, where: { ...problem.where, file } };
}
