import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { type AnnotationRatingRow, annotationItems, annotationRaters, annotationRatings, type Database } from "@/db";
import { groupBy, ok, type Result } from "@/server/trip";
import type { ImportedRatings, ItemContent, RatingsFormat } from "@/server/views";
import { readRatingsFile } from "../formats";
import { inProject, type OpenProject } from "../projects/open-project";
import { type GivenRating, givenRatings } from "./given-ratings";
import { importedRaters, keyOfPerson } from "./imported-raters";
import { newRatings } from "./new-ratings";

interface RatingsFile {
  readonly from: RatingsFormat;
  readonly text: string;
  /** As problems call it. */
  readonly file: string;
}

/** Rows of one statement: their values stay far below what Postgres takes. */
const AT_ONCE = 500;

/**
 * Stores the ratings of a file under pseudonyms of their own, all or none. What the project has already is passed over; another
 * answer of the same person supersedes the one before. Problems: "not_found", "bad_file" with the record and the field.
 */
export function importRatings(
  database: Database,
  projectId: string,
  { from, text, file }: RatingsFile,
): Promise<Result<ImportedRatings>> {
  return inProject(database, projectId, async (within, project) => {
    const people = { of: (person: string) => keyOfPerson(projectId, from, person) };
    const read = readRatingsFile(text, { from, rubric: project.rubric, file, people });
    if (!read.ok) return read;
    const stored = await storedRatings(within, projectId);
    const ids = new Set(stored.map(({ id }) => id));
    const rows = read.value.filter(({ kind, rating }) => kind !== "adjudication" && !ids.has(rating));
    const given = givenRatings(
      from === "dragoman" ? rows.map((row) => ({ ...row, rater: people.of(row.rater) })) : rows,
      { rubric: project.rubric, contents: await contentsOf(within, projectId), file },
    );
    if (!given.ok) return given;
    const raters = await importedRaters(
      within,
      projectId,
      given.value.map(({ rater }) => rater),
    );
    const chains = [...groupBy(given.value, ({ rater, itemId, pass }) => `${rater} ${itemId} ${pass}`).values()];
    const known = groupBy(stored, chainOf);
    const made = chains.flatMap((chain) => chained(project, chain, known, raters.idOf));
    for (let at = 0; at < made.length; at += AT_ONCE) {
      await within.insert(annotationRatings).values(made.slice(at, at + AT_ONCE));
    }
    const all = (isAdjudication: boolean) =>
      new Set(
        read.value.filter(({ kind }) => (kind === "adjudication") === isAdjudication).map(({ rating }) => rating),
      );
    return ok({
      ...{ added: made.length, known: all(false).size - made.length },
      ...{ leftOut: all(true).size, newRaters: raters.added },
    });
  });
}

type Stored = Pick<AnnotationRatingRow, "id" | "itemId" | "raterId" | "pass" | "answers" | "supersedes">;

/** The rows that are new of what one person gave one item, each superseding the one before. */
function chained(
  { rubric }: OpenProject,
  chain: readonly GivenRating[],
  stored: ReadonlyMap<string, readonly Stored[]>,
  idOf: ReadonlyMap<string, string>,
) {
  const [first] = chain;
  if (first === undefined) return [];
  const raterId = idOf.get(first.rater) ?? "";
  const before = inChain(stored.get(chainOf({ ...first, raterId })) ?? []);
  let supersedes = before.at(-1)?.id ?? null;
  const fresh = newRatings(
    chain,
    before.map(({ answers }) => answers),
  );
  return fresh.map(({ itemId, pass, answers, seconds, createdAt }) => {
    const id = randomUUID();
    const row = { id, itemId, raterId, pass, answers, seconds, supersedes, requestId: id };
    supersedes = id;
    return { ...row, rubricVersion: rubric.version, ...(createdAt !== null && { createdAt: new Date(createdAt) }) };
  });
}

function chainOf({ raterId, itemId, pass }: Pick<Stored, "raterId" | "itemId" | "pass">): string {
  return `${raterId} ${itemId} ${pass}`;
}

/** From the first to the one in force. */
function inChain(ratings: readonly Stored[]): Stored[] {
  const ordered: Stored[] = [];
  for (let next = ratings.find(({ supersedes }) => supersedes === null); next !== undefined; ) {
    const { id } = next;
    ordered.push(next);
    next = ratings.find(({ supersedes }) => supersedes === id);
  }
  return ordered;
}

function storedRatings(within: Database, projectId: string): Promise<Stored[]> {
  const { id, itemId, raterId, pass, answers, supersedes } = annotationRatings;
  return within
    .select({ id, itemId, raterId, pass, answers, supersedes })
    .from(annotationRatings)
    .innerJoin(annotationRaters, eq(annotationRaters.id, annotationRatings.raterId))
    .where(eq(annotationRaters.projectId, projectId))
    .orderBy(asc(annotationRatings.createdAt));
}

async function contentsOf(within: Database, projectId: string): Promise<ReadonlyMap<string, ItemContent | null>> {
  const items = await within.select().from(annotationItems).where(eq(annotationItems.projectId, projectId));
  return new Map(items.map(({ id, content, key }) => [id, key === null ? content : null]));
}
