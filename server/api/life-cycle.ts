import { forLog, formatProblem, ProblemError } from "@/server/trip";
import { type LocalServer, startLocalServer } from "./local/local-server";
import { getServices, stopServices } from "./services";
import { neededWorlds, requireWorld } from "./traveler-world";

/**
 * Makes the server ready before its first request: the database open and migrated, the travelers' worlds present,
 * interrupted planning resumed, commands of this machine heard where nobody else can open the database. What gets in the way is printed, and the process ends with code 1.
 */
export async function startServer(): Promise<void> {
  try {
    const report = (text: string) => console.log(`  ${text}`);
    const worlds = Promise.all(neededWorlds().map((name) => requireWorld(name, report)));
    const [{ opened }] = await Promise.all([getServices(), worlds]);
    stopOnSignals(opened.kind === "embedded" ? await startLocalServer() : null);
  } catch (error) {
    console.error(error instanceof ProblemError ? `\n${formatProblem(error.problem)}\n` : forLog(error));
    process.exit(1);
  }
}

function stopOnSignals(local: LocalServer | null): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    Promise.resolve(local?.stop())
      .then(stopServices)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error("Shutdown was not clean:", forLog(error));
          process.exit(1);
        },
      );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
