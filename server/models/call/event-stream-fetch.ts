import { z } from "zod";

/** The server answered, but neither with a stream of events nor with a whole answer. */
export class NotAStream extends Error {
  readonly contentType: string;

  constructor(contentType: string) {
    super(`The answer is ${contentType}, not text/event-stream.`);
    this.name = "NotAStream";
    this.contentType = contentType;
  }
}

/** Header of the streams that were made of whole answers. */
export const WHOLE_ANSWER = "dragoman-whole-answer";

/**
 * `fetch`, which takes a good answer only as a stream of events: a page of a proxy is not read as an empty answer. A whole answer of a server
 * that does not stream becomes a stream of one event.
 */
export const eventStreamFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const contentType = response.headers.get("content-type") ?? "nothing that says what it is";
  if (!response.ok || contentType.startsWith("text/event-stream")) return response;
  const event = contentType.startsWith("application/json") ? eventOf(await response.text()) : null;
  if (event === null) {
    if (!response.bodyUsed) await response.body?.cancel();
    throw new NotAStream(contentType);
  }
  const headers = { "content-type": "text/event-stream", [WHOLE_ANSWER]: "1" };
  return new Response(`data: ${event}\n\ndata: [DONE]\n\n`, { headers });
};

const wholeSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        message: z.looseObject({ tool_calls: z.array(z.looseObject({})).nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});

const errorSchema = z.looseObject({ error: z.looseObject({ message: z.string() }) });

/** The event of a whole answer, or of an error that some servers send as if all were well; null where it is neither. */
function eventOf(text: string): string | null {
  const json = jsonOf(text);
  const error = errorSchema.safeParse(json);
  if (error.success) return JSON.stringify(error.data);
  const whole = wholeSchema.safeParse(json);
  const [choice] = whole.data?.choices ?? [];
  if (choice === undefined) return null;
  const { message, finish_reason, ...others } = choice;
  const tool_calls = message.tool_calls?.map((call, index) => ({ index, ...call }));
  const delta = { ...message, ...(tool_calls && { tool_calls }) };
  return JSON.stringify({
    ...whole.data,
    object: "chat.completion.chunk",
    choices: [{ ...others, index: 0, delta, finish_reason: finish_reason ?? "stop" }],
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
