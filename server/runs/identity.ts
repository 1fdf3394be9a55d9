import { createHash } from "node:crypto";
import type { RunIdentity } from "@/server/views";

/** SHA-256 of the identity with its keys sorted: equal for runs that are the same experiment. */
export function identityHash(identity: RunIdentity): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(identity)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}
