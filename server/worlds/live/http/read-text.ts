/** Answers of providers are some hundred kilobytes. */
const MOST_BYTES = 16 << 20;

/** The text of an answer; null where it is longer than any that is read. */
export async function readText(response: Response): Promise<string | null> {
  const { body } = response;
  if (body === null) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
