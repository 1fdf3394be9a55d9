import { afterAll, beforeAll, expect, test } from "vitest";
import { LARGEST_PLACES_FILE, ownPlacesAnswerSchema } from "@/server/views";
import { startOwnServices } from "../testing/own-services";
import { requireWorld } from "../traveler-world";
import { handleOwnPlaces } from "./own-places-http";

let services: Awaited<ReturnType<typeof startOwnServices>>;
beforeAll(async () => {
  services = await startOwnServices();
}, 60_000);
afterAll(() => services.stop());

const OCTETS = { "content-type": "application/octet-stream" };
const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = OCTETS) =>
  handleOwnPlaces(new Request("http://localhost/api/places/own?name=list.csv", { method: "POST", headers, body }));

test("a file of saved places is matched with the world that travelers plan in, for anyone", async () => {
  const world = await requireWorld("sample");
  const sight = world.gazetteer.cities.flatMap(({ name }) => world.attractions(name)).find((each) => each.nameResolves);
  if (sight === undefined) throw new Error("the sample has sights");
  const { latitude = 0, longitude = 0 } = sight.coordinates ?? {};
  const answer = await send(`name,lat,lon\n"${sight.name}",${latitude},${longitude}\nNo such place at all,,\n`);
  expect(answer.status).toBe(200);
  const read = ownPlacesAnswerSchema.parse(await answer.json());
  expect(read).toMatchObject({
    ok: true,
    value: {
      matched: [{ place: { kind: "visit", recordId: sight.id }, isSure: true }],
      unknown: [{ saved: "No such place at all", where: "line 3" }],
      passedOver: [],
    },
  });
});

test.each([
  ["is of no format", () => send("1,2\n"), 400, "No line names the columns"],
  ["is too large", () => send(new Uint8Array(LARGEST_PLACES_FILE + 1)), 413, "larger than 2 MB"],
  ["comes as a form", () => send("name\nA\n", { "content-type": "text/plain" }), 415, "octet-stream"],
  ["comes from elsewhere", () => send("name\nA\n", { ...OCTETS, "sec-fetch-site": "cross-site" }), 403, "another site"],
])("a file that %s is refused with a sentence", async (_, sent, status, message) => {
  const answer = await sent();
  expect(answer.status).toBe(status);
  expect(JSON.stringify(await answer.json())).toContain(message);
});
