import { eventPages } from "../episodes/event-pages";
import { respond } from "../research-files/respond";
import { getServices } from "../services";
import type { OwnData } from "./own-data";

/** Answers `GET …/account/data` with all that is kept of the caller, as one JSON document that is written while it is sent. */
export function handleOwnData(request: Request): Promise<Response> {
  return respond(request, async (api) => ({
    name: "dragoman-data.json",
    mediaType: "application/json; charset=utf-8",
    pieces: documentOf(await api.account.data()),
  }));
}

/** The events of each trip as its file has them; one that was deleted meanwhile has none. */
async function* documentOf({ trips, ...rest }: OwnData): AsyncGenerator<string> {
  const { episodes } = await getServices();
  yield `${JSON.stringify({ format: "dragoman-own-data", version: 1, ...rest }).slice(0, -1)},"trips":[`;
  for (const [index, trip] of trips.entries()) {
    const header = await episodes.header(trip.id);
    yield `${index === 0 ? "" : ","}${JSON.stringify({ ...trip, startedAt: header?.startedAt ?? null }).slice(0, -1)},"events":[`;
    let separator = "";
    for await (const events of eventPages(trip.id, header?.length ?? 0)) {
      for (const event of events) {
        yield `${separator}${JSON.stringify(event)}`;
        separator = ",";
      }
    }
    yield "]}";
  }
  yield "]}\n";
}
