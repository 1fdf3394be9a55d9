import { randomUUID } from "node:crypto";
import { type Database, users } from "@/db";
import type { Result } from "@/server/trip";
import {
  type Answer,
  APEC_RUBRIC,
  type DialogSource,
  type ItemContent,
  type NextItem,
  PAIR_RUBRIC,
  type ProjectSettings,
} from "@/server/views";
import { nextItem } from "../assignment/next-item";
import { createProject } from "../projects/create-project";
import { submit } from "../rating/submit";
import { PLAIN_SETTINGS } from "./settings";

/** Words that no rater may read. */
export const HIDDEN = "HIDDEN-POLICY";

const SOURCE: DialogSource[] = [
  { kind: "imported", reference: `${HIDDEN} line 1`, agent: HIDDEN, judged: { rules: { [HIDDEN]: 4 } } },
];

const dialog = (name: string): ItemContent => ({
  unit: "dialog",
  turns: [
    { by: "traveler", text: `A trip, ${name}.` },
    { by: "agent", text: "Beach or mountains?" },
  ],
});

const pair = (name: string): ItemContent => ({
  unit: "pair",
  first: [{ by: "agent", text: `First of ${name}` }],
  second: [
    { by: "agent", text: `Second of ${name}` },
    { by: "traveler", text: "Yes." },
  ],
});

/** A project open to all with so many items; its id. */
export async function addProject(
  database: Database,
  size: number,
  settings: Partial<ProjectSettings> = {},
  unit: "dialog" | "pair" = "dialog",
): Promise<string> {
  const content = unit === "dialog" ? dialog : pair;
  const created = await createProject(database, {
    settings: { ...PLAIN_SETTINGS, ...settings },
    rubric: unit === "dialog" ? APEC_RUBRIC : PAIR_RUBRIC,
    openToAll: true,
    items: Array.from({ length: size }, (_, at) => ({ content: content(`item ${at}`), source: SOURCE })),
    createdBy: null,
  });
  return expectOk(created).id;
}

/** Accounts of annotators; their ids. */
export async function addAnnotators(database: Database, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, email: `${id}@example.org`, name: "", role: "annotator" };
  });
  await database.insert(users).values(rows);
  return rows.map(({ id }) => id);
}

/** All five metrics with the same value. */
export function metrics(value: number): Answer[] {
  return APEC_RUBRIC.questions.map(({ id }) => ({
    question: id,
    turn: null,
    value,
    rationale: "Because.",
    turns: [0],
  }));
}

type HeldNow = Extract<NextItem, { kind: "item" }>;

/** The item that the rater is handed. */
export async function take(database: Database, projectId: string, user: string, now?: Date): Promise<HeldNow> {
  const next = expectOk(await nextItem(database, projectId, user, now));
  if (next.kind === "none") throw new Error(`There is nothing: ${next.reason}.`);
  return next;
}

/** Takes an item and rates it. */
export async function rateNext(database: Database, projectId: string, user: string, value = 3) {
  const { reservation, item } = await take(database, projectId, user);
  const request = { reservationId: reservation.id, requestId: randomUUID(), answers: metrics(value), seconds: 30 };
  return { item, ...expectOk(await submit(database, user, request)) };
}

export function expectOk<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problem.message);
}
