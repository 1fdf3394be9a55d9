import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import { Failures, type Patience, requestPatiently } from "./patient-request";

/** A sum that a file has to have. */
export interface Checksum {
  readonly algorithm: "md5" | "sha256";
  /** In small letters. */
  readonly sum: string;
}

const MOST_CHARACTERS = 1_000;

/** The sum that a publisher writes next to a file: "0123…  monaco-latest.osm.pbf". */
export async function publishedMd5(address: string, patience: Patience): Promise<Result<Checksum>> {
  const answer = await requestPatiently(address, {}, patience, new Failures(patience));
  if (!answer.ok) return answer;
  const text = await answer.value.response.text().catch(() => "");
  answer.value.close();
  const sum = /^\s*([0-9a-f]{32})\b/i.exec(text.slice(0, MOST_CHARACTERS))?.[1]?.toLowerCase();
  if (sum !== undefined) return ok({ algorithm: "md5", sum });
  return fail({ code: "bad_file", message: "There is no MD5 sum at this address.", where: { file: address } });
}

/** Null where the file has the sum. */
export async function checksumProblem(path: string, { algorithm, sum }: Checksum): Promise<Problem | null> {
  const hash = createHash(algorithm);
  for await (const piece of createReadStream(path)) hash.update(piece);
  const found = hash.digest("hex");
  if (found === sum) return null;
  return {
    code: "bad_file",
    message: `Its checksum is ${found}, not ${sum} as published, so it was deleted. It may have been replaced meanwhile: run the command again.`,
    where: { file: basename(path) },
  };
}
