import { formatProblem, ProblemError } from "@/server/trip";
import { getServices, stopServices } from "./services";
import { requireWorld, travellerWorldName } from "./traveller-world";

/**
 * Makes the server ready before its first request: the database open and migrated, the travellers' world present,
 * interrupted planning resumed. What stands in the way is printed, and the process ends with code 1.
 */
export async function startServer(): Promise<void> {
  try {
    const report = (text: string) => console.log(`  ${text}`);
    await Promise.all([getServices(), requireWorld(travellerWorldName(), report)]);
    stopOnSignals();
  } catch (error) {
    console.error(error instanceof ProblemError ? `\n${formatProblem(error.problem)}\n` : error);
    process.exit(1);
  }
}

function stopOnSignals(): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    stopServices().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error("Stopping was not clean:", error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
