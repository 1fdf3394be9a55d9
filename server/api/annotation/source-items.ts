import { type NewItem, newestChats } from "@/server/annotation";
import type { RatedItem } from "@/server/annotation/formats";
import { itemOfChat, itemOfRecord, readDialogLines, simulatedItems } from "@/server/annotation/sources";
import { conversationOf } from "@/server/conversation";
import { readReports, readRun, submissionLines } from "@/server/runs";
import { fail, ok, type Result } from "@/server/trip";
import {
  type AnnotationSource,
  type AnnotationUnit,
  type ChatsWanted,
  dialogRecordSchema,
  elicitationSummarySchema,
} from "@/server/views";
import { ensureWorld } from "@/server/worlds";
import { conversationEvents } from "../chat/conversation-events";
import { getServices } from "../services";

/** The items that a source gives to a rubric of this unit; `projectId`: chats that this project has already are left out. Problems: "bad_file", "bad_input", "not_found". */
export async function sourceItems(
  source: AnnotationSource,
  unit: AnnotationUnit,
  projectId: string | null,
): Promise<Result<NewItem[]>> {
  const items = await itemsOf(source, unit, projectId);
  if (!items.ok) return items;
  return ok(
    items.value.map(({ id, content, source: from }) => {
      return { content, source: from, ...(source.kind === "chats" && { chatId: id }) };
    }),
  );
}

async function itemsOf(
  source: AnnotationSource,
  unit: AnnotationUnit,
  projectId: string | null,
): Promise<Result<RatedItem[]>> {
  switch (source.kind) {
    case "imported":
      return readDialogLines(source.jsonl, "the file");
    case "simulated": {
      const world = await ensureWorld("sample");
      return world.ok ? simulatedItems({ ...source, world: world.value, unit }) : world;
    }
    case "run":
      return itemsOfRun(source.runId);
    case "chats":
      return itemsOfChats({ ...source, projectId });
  }
}

async function itemsOfRun(runId: string): Promise<Result<RatedItem[]>> {
  const { database } = (await getServices()).opened;
  const [reported] = await readReports(database, [runId]);
  const summary = elicitationSummarySchema.safeParse(reported?.report);
  const view = await readRun(database, runId);
  if (!summary.success || view === null) {
    return fail({
      code: "not_found",
      message: "There is no finished run of dialogs with this ID. Choose another one.",
    });
  }
  const { policy: agent, judge } = summary.data;
  const items: RatedItem[] = [];
  for await (const line of submissionLines(database, view.run)) {
    const record = dialogRecordSchema.safeParse(line);
    if (record.success) items.push(itemOfRecord(record.data, { kind: "run", origin: runId, agent, judge }));
  }
  return ok(items);
}

async function itemsOfChats(which: ChatsWanted & { projectId: string | null }): Promise<Result<RatedItem[]>> {
  const { opened, episodes } = await getServices();
  const chats = await newestChats(opened.database, which);
  if (!chats.ok) return chats;
  const items: RatedItem[] = [];
  for (const id of chats.value) {
    // One that was deleted meanwhile has no header any more.
    const header = await episodes.header(id);
    if (header === null) continue;
    const { messages } = conversationOf(await conversationEvents(header, episodes));
    items.push(...[itemOfChat(id, header.agent, messages)].filter((item) => item !== null));
  }
  return ok(items);
}
