import { closeDatabase, type OpenedDatabase, openDatabase } from "@/db";
import { ProblemError } from "@/server/trip";

/** Does something with the process's database and closes it. While the server holds the embedded one, it says what to do. */
export async function withDatabase<T>(use: (opened: OpenedDatabase) => Promise<T>): Promise<T> {
  try {
    return await use(await open());
  } finally {
    await closeDatabase();
  }
}

async function open(): Promise<OpenedDatabase> {
  try {
    return await openDatabase();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.code !== "unavailable" || process.env.DATABASE_URL)
      throw error;
    throw new ProblemError({
      code: "unavailable",
      message: `${error.problem.message} Stop the server, then run this again.`,
    });
  }
}
