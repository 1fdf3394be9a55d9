import { join } from "node:path";
import type { Database } from "@/db";
import { openAccounts } from "@/server/accounts";
import { importRatings, listJudges, readRatedItems, startFirstProject } from "@/server/annotation";
import { writeProjectFile } from "@/server/annotation/formats";
import { firstItems } from "@/server/annotation/sources";
import { readTextFile } from "@/server/episodes";
import { openReports, settleReport } from "@/server/reports";
import {
  createRunToken,
  listRuns,
  listTaskSets,
  resumeStoppedRun,
  revokeRunTokens,
  startExternalRun,
  startRun,
} from "@/server/runs";
import { fail, ok, type Result } from "@/server/trip";
import { EVERY_RUN, type LocalOrder } from "@/server/views";
import type { Upload } from "../imports/receive-upload";
import { importFrom } from "../imports/take-import";
import { getServices } from "../services";

/** Does what a command of this machine orders. */
export async function carryOut(
  database: Database,
  { order, files }: Upload<LocalOrder>,
  folder: string,
): Promise<Result<unknown>> {
  switch (order.kind) {
    case "list tasks":
      return ok(await listTaskSets(database));
    case "list runs":
      return ok(await listRuns(database, EVERY_RUN));
    case "start run":
      return played(await startRun(database, order.order, null));
    case "resume run":
      return played(await resumeStoppedRun(database, order.id));
    case "start external run":
      return startExternalRun(database, order.order, null);
    case "make run token":
      return createRunToken(database, order.id, null);
    case "revoke run tokens":
      return ok(await revokeRunTokens(database, order.id));
    case "add user":
      return (await openAccounts()).addUser(order.email, order.role);
    case "renew password":
      return (await openAccounts()).renewPassword(order.email);
    case "start annotation": {
      const items = await firstItems(order.dialogs, order.seed);
      return items.ok ? startFirstProject(database, { ...order, items: items.value }) : items;
    }
    case "annotation file": {
      const rated = await readRatedItems(database, order.projectId);
      return rated.ok ? ok(writeProjectFile(order.file, rated.value)) : rated;
    }
    case "import ratings": {
      if (!files.some(({ path }) => path === order.file)) {
        return fail({ code: "bad_input", message: "The upload does not have this file.", where: { file: order.file } });
      }
      const file = join(folder, ...order.file.split("/"));
      const text = readTextFile(file);
      return text.ok ? importRatings(database, order.projectId, { from: order.from, text: text.value, file }) : text;
    }
    case "start judge":
      return (await getServices()).judging.start(order.order);
    case "list judges":
      return listJudges(database, order.order.projectId);
    case "list reports":
      return ok(await openReports(database));
    case "settle report":
      return settleReport(database, order.id);
    default:
      return importFrom(database, { order, files }, folder);
  }
}

/** Has the workers of this server look for what there is to play now. */
async function played<T>(stored: Result<T>): Promise<Result<T>> {
  if (stored.ok) (await getServices()).worker.wake();
  return stored;
}
