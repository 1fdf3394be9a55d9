import { formatProblem } from "@/server/trip";
import { LARGEST_PLACES_FILE, type OwnPlacesRead, ownPlacesAnswerSchema } from "@/server/views";

/** Sends a file of saved places and gives what it comes to in the world of that name. Throws an error with a sentence for people: file, line and field. */
export async function readPlacesFile(file: File, world: string): Promise<OwnPlacesRead> {
  if (file.size > LARGEST_PLACES_FILE)
    throw new Error(`${file.name}: It is larger than ${LARGEST_PLACES_FILE / 1e6} MB.`);
  const answer = await fetch(`/api/places/own?${new URLSearchParams({ name: file.name, world })}`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
  }).catch(() => {
    throw new Error("The connection to the server was lost. Try again.");
  });
  const read = ownPlacesAnswerSchema.safeParse(await answer.json().catch(() => null));
  if (!read.success) throw new Error("The server could not read the file. Try again in a minute.");
  if (!read.data.ok) throw new Error(formatProblem(read.data.problem));
  return read.data.value;
}
