/** The server answered, but not with a stream of events. */
export class NotAStream extends Error {
  readonly contentType: string;

  constructor(contentType: string) {
    super(`The answer is ${contentType}, not text/event-stream.`);
    this.name = "NotAStream";
    this.contentType = contentType;
  }
}

/** `fetch`, which takes a good answer only as a stream of events: a page of a proxy is not read as an empty answer. */
export const eventStreamFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const contentType = response.headers.get("content-type") ?? "nothing that says what it is";
  if (!response.ok || contentType.startsWith("text/event-stream")) return response;
  await response.body?.cancel();
  throw new NotAStream(contentType);
};
