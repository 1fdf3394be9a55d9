import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";

const stateSchema = z.object({
  url: z.string().max(2_000),
  etag: z.string().max(1_000).nullable(),
  lastModified: z.string().max(100).nullable(),
  /** Bytes of the whole file; null where the server doesn't say. */
  size: z.number().int().min(0).nullable(),
});

/** Which copy of a file a server has. */
export type RemoteState = z.infer<typeof stateSchema>;

const stateFile = (path: string) => `${path}.json`;

/** What an answer says of its file. */
export function stateOf(url: string, { status, headers }: Response): RemoteState {
  const total =
    status === 206 ? /\/(\d+)$/.exec(headers.get("content-range") ?? "")?.[1] : headers.get("content-length");
  const size = Number(total ?? Number.NaN);
  return {
    url,
    etag: headers.get("etag"),
    lastModified: headers.get("last-modified"),
    size: Number.isSafeInteger(size) && total !== "" ? size : null,
  };
}

/** What tells this copy from another one for certain: a strong ETag, else the date of change; null where there is neither. */
export function validatorOf({ etag, lastModified }: RemoteState): string | null {
  return etag !== null && !etag.startsWith("W/") ? etag : lastModified;
}

/** Notes which copy the file at `path` is of. */
export function keepState(path: string, state: RemoteState): void {
  writeFileSync(stateFile(path), `${JSON.stringify(state)}\n`);
}

export function forgetState(path: string): void {
  rmSync(stateFile(path), { force: true });
}

/** Null where nothing was noted, or nothing that can be read. */
export function readState(path: string): RemoteState | null {
  try {
    return stateSchema.safeParse(JSON.parse(readFileSync(stateFile(path), "utf8"))).data ?? null;
  } catch {
    return null;
  }
}
