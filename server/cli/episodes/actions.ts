import { z } from "zod";
import { closeDatabase, openDatabase } from "@/db";
import { createEpisodeStore } from "@/server/episodes";
import { ProblemError } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import type { Terminal } from "../terminal";

export async function rebuild(
  terminal: Terminal,
  id: string | undefined,
  { json }: { json?: true },
): Promise<ExitCode> {
  if (id !== undefined && !z.uuid().safeParse(id).success) {
    throw new ProblemError({ code: "bad_input", message: `"${id}" is not a trip ID.` });
  }
  try {
    const { database } = await openDatabase();
    const trips = await createEpisodeStore(database).rebuild(id);
    await terminal.print(json ? JSON.stringify({ trips }) : `${trips} ${trips === 1 ? "trip" : "trips"} rebuilt.`);
    return EXIT.done;
  } finally {
    await closeDatabase();
  }
}
