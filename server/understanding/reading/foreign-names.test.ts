import { expect, test } from "vitest";
import { memoryWorld } from "@/server/worlds";
import { city } from "@/server/worlds/testing";
import { understand } from "../understand";
import { toReading } from "./to-reading";

const world = memoryWorld({
  cities: [
    city({ name: "Brussels", state: "Belgium", otherNames: ["Bruxelles", "Brüssel", "Брюссель"] }),
    city({ name: "Vienna", state: "Austria", otherNames: ["Wien", "Vine"] }),
  ],
});
const TODAY = "2026-10-14";

async function tripOf(text: string) {
  const { request } = toReading((await understand({ text, asked: null, today: TODAY }, world)).said, world, TODAY);
  return { origin: request?.origin, destination: request?.destination };
}

test.each([
  "Three days from Wien to Bruxelles, November 2",
  "Three days from Vienna to Brüssel, November 2",
  "Three days from Wien to Bruessel, November 2",
])("%s names cities in other languages", async (text) => {
  const destination = { kind: "cities", cities: [{ name: "Brussels" }] };
  expect(await tripOf(text)).toMatchObject({ origin: "Vienna", destination });
});

test("a word in small letters is no city of another language", async () => {
  const { destination } = await tripOf("Three days from Brussels, November 2, we love every vine there");
  expect(destination).toBeUndefined();
});
