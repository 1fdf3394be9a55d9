import { createHash, randomUUID } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import { annotationRaters, type Database } from "@/db";
import type { RatingsFormat } from "@/server/views";

/** A person of another tool as the project knows them again: nothing leads from it to the name or address. */
export function keyOfPerson(projectId: string, from: RatingsFormat, person: string): string {
  return createHash("sha256")
    .update(JSON.stringify([projectId, from, person]))
    .digest("hex")
    .slice(0, 20);
}

export interface ImportedRaters {
  readonly idOf: ReadonlyMap<string, string>;
  /** Pseudonyms of the new ones. */
  readonly added: string[];
}

/** The raters of these keys, those who are new under the next pseudonyms A01, A02, … Only within `inProject`. */
export async function importedRaters(
  within: Database,
  projectId: string,
  keys: readonly string[],
): Promise<ImportedRaters> {
  const known = await within
    .select({ id: annotationRaters.id, key: annotationRaters.importKey })
    .from(annotationRaters)
    .where(and(eq(annotationRaters.projectId, projectId), isNotNull(annotationRaters.importKey)));
  const idOf = new Map(known.map(({ id, key }) => [key ?? "", id]));
  const added: string[] = [];
  for (const importKey of new Set(keys)) {
    if (idOf.has(importKey)) continue;
    const pseudonym = `A${String(idOf.size + 1).padStart(2, "0")}`;
    const id = randomUUID();
    await within.insert(annotationRaters).values({ id, projectId, importKey, pseudonym });
    idOf.set(importKey, id);
    added.push(pseudonym);
  }
  return { idOf, added };
}
