import { createServer, type IncomingHttpHeaders } from "node:http";
import { z } from "zod";

const attributeSchema = z.object({
  key: z.string(),
  value: z.union([
    z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
    z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
    z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
    z.object({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
    z
      .object({ arrayValue: z.object({ values: z.array(z.unknown()) }) })
      .transform(({ arrayValue }) => arrayValue.values),
  ]),
});
const attributesSchema = z
  .array(attributeSchema)
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }): [string, unknown] => [key, value])));
const nanoseconds = z.coerce.bigint();
const spanSchema = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: attributesSchema,
  events: z.array(z.object({ name: z.string(), timeUnixNano: nanoseconds, attributes: attributesSchema })),
  status: z.object({ code: z.number().optional() }),
});
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});
type Body = z.infer<typeof bodySchema>;
export type ReceivedSpan = z.infer<typeof spanSchema>;

export interface ReceivedRequest {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
}

/** A small receiver of traces by OTLP over HTTP in JSON, on a free port of this machine. */
export interface OtlpReceiver {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** What requests are answered with; 200 at first. */
  status: number;
  /** The most requests that were under way at the same time. */
  readonly mostTogether: number;
  /** Of all requests, in the order in which they came. */
  spans(): ReceivedSpan[];
  stop(): Promise<void>;
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const requests: ReceivedRequest[] = [];
  let running = 0;
  let mostTogether = 0;
  const server = createServer(async (request, response) => {
    running += 1;
    mostTogether = Math.max(mostTogether, running);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = bodySchema.parse(JSON.parse(Buffer.concat(parts).toString("utf8")));
    requests.push({ path: request.url, headers: request.headers, body });
    running -= 1;
    response.writeHead(receiver.status, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The receiver has no port.");
  const receiver = {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    status: 200,
    get mostTogether() {
      return mostTogether;
    },
    spans: () => requests.flatMap(({ body }) => spansOf(body)),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
}

export function spansOf({ resourceSpans }: Body): ReceivedSpan[] {
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}
