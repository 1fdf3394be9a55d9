import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { modelSpending, users } from "@/db";
import { type ScriptedServer, type Skill, startScriptedServer } from "@/server/models/scripted";
import { TRIP_START } from "@/server/worlds/testing/trip-start";
import { getServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";

let services: Awaited<ReturnType<typeof startOwnServices>>;
let server: ScriptedServer;
beforeAll(async () => {
  services = await startOwnServices();
  server = await startScriptedServer({ skills: german });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await services.stop();
});

const [year, month, day] = TRIP_START.split("-").map(Number);
const MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");
const START = `${day}. ${MONTHS[(month ?? 1) - 1]} ${year}`;
const GERMAN = `Wir wollen zu dritt von Boston nach Denver, vier Tage ab dem ${START}.`;

/** A model that speaks German. */
const german: Skill = () => {
  const marks = ["zu dritt|people=3", "Boston|from=Boston", "Denver|to=Denver", "vier Tage|days=4"];
  return JSON.stringify({ act: "request", marks: [...marks, `${START}|start=${TRIP_START}`] });
};

async function answeredTo(text: string, name = "traveler") {
  const traveler = await callAs(name);
  await traveler.worlds.current();
  const { id } = await traveler.chat.begin({ text });
  return vi.waitFor(
    async () => {
      const chat = await traveler.chat.get({ id });
      expect(chat.isReplying).toBe(false);
      return chat;
    },
    { timeout: 40_000, interval: 20 },
  );
}

it("has the configured model understand what the built-in reader cannot", async () => {
  vi.stubEnv("DRAGOMAN_MODEL_URL", server.url);
  vi.stubEnv("DRAGOMAN_MODEL_NAME", "scripted");
  const chat = await answeredTo(GERMAN);
  expect(chat.said.trip).toMatchObject({ origin: "Boston", destinations: ["Denver"], people: 3, days: 4 });
  expect(chat.request?.assumed).not.toContain("people");
});

it("goes on without it, and says nothing, when the traveler's day is used up", async () => {
  const folder = mkdtempSync(join(tmpdir(), "models-"));
  const models = { own: { baseUrl: server.url, model: "scripted", contextTokens: 32_768 } };
  const limitTo = (tokens: number) => {
    const file = join(folder, `${tokens}.json`);
    const config = { models, roles: { default: "own" }, budgets: { travelerPerDay: { tokens } } };
    writeFileSync(file, JSON.stringify(config));
    vi.stubEnv("DRAGOMAN_MODELS", file);
  };
  try {
    limitTo(100_000);
    expect((await answeredTo(GERMAN)).said.trip).toMatchObject({ people: 3 });
    const { database } = (await getServices()).opened;
    const [spent] = await database.select().from(modelSpending);
    expect(spent?.tokens).toBeGreaterThan(100);
    limitTo(spent?.tokens ?? 0);
    const chat = await answeredTo(GERMAN);
    expect(chat.said.trip).toEqual({});
    expect(chat.messages.at(-1)?.text).toContain("I can only read English here");
    expect(await database.select().from(modelSpending)).toEqual([spent]);
  } finally {
    vi.stubEnv("DRAGOMAN_MODELS", "");
    rmSync(folder, { recursive: true });
  }
});

it("goes on without it for every guest when the day of all guests is used up, and not for who has an account", async () => {
  const folder = mkdtempSync(join(tmpdir(), "models-"));
  const models = { own: { baseUrl: server.url, model: "scripted", contextTokens: 32_768 } };
  const { database } = (await getServices()).opened;
  const peopleReadFor = async (name: string, limits: object) => {
    const isAnonymous = name !== "holder";
    await database.insert(users).values({ id: name, email: `${name}@example.com`, name: "", isAnonymous });
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify({ models, roles: { default: "own" }, budgets: limits }));
    vi.stubEnv("DRAGOMAN_MODELS", file);
    return (await answeredTo(GERMAN, name)).said.trip.people;
  };
  try {
    expect(await peopleReadFor("guest 1", { guestsPerDay: { tokens: 100_000 } })).toBe(3);
    const [spent] = await database.select().from(modelSpending).where(isNull(modelSpending.userId));
    const usedUp = { guestsPerDay: { tokens: spent?.tokens ?? 0 } };
    expect(await peopleReadFor("guest 2", usedUp)).toBeUndefined();
    expect(await peopleReadFor("holder", usedUp)).toBe(3);
  } finally {
    vi.stubEnv("DRAGOMAN_MODELS", "");
    rmSync(folder, { recursive: true });
  }
});

it("goes on without it when its server is gone", async () => {
  vi.stubEnv("DRAGOMAN_MODEL_URL", "http://127.0.0.1:9/v1");
  vi.stubEnv("DRAGOMAN_MODEL_NAME", "gone");
  const chat = await answeredTo(GERMAN);
  expect(chat.said.trip).toEqual({});
  expect(chat.messages.at(-1)?.text).toContain("I can only read English here");
});
