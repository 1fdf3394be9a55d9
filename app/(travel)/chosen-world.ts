import { cookies } from "next/headers";
import { cache } from "react";
import { WORLD_COOKIE } from "@/components/start/world-cookie";
import type { CurrentWorld } from "@/server/api";
import { findWorld, serverApi } from "./server-api";

/** Where a page's visitor plans, and what else there is to choose from. */
export interface ChosenWorld {
  readonly current: CurrentWorld;
  /** The usual one first. */
  readonly offered: readonly CurrentWorld[];
  /** The name of a world that was asked for and isn't offered; null: what was asked for is `current`. */
  readonly gone: string | null;
}

/** The world of a page that plans: the one that its address names; without a name, or where that world is gone, the one that its visitor chose last. */
export async function chosenWorld(asked: string | null): Promise<ChosenWorld> {
  const offered = await findOffered();
  if (asked !== null) {
    const named = offered.find(({ world }) => world.name === asked);
    if (named !== undefined) return { current: named, offered, gone: null };
  }
  const last = await lastChosen(offered);
  const current =
    offered.find(({ world }) => world.name === last) ?? offered[0] ?? (await serverApi().worlds.current());
  return { current, offered, gone: asked };
}

const findOffered = cache(() => serverApi().worlds.offered());

/** The world of a page that only shows it: also one that isn't offered any more, since trips lead there. Null: it is gone. */
export async function shownWorld(asked: string | null): Promise<Omit<ChosenWorld, "gone"> | null> {
  const { current, offered, gone } = await chosenWorld(asked);
  if (gone === null) return { current, offered };
  const named = await findWorld(gone);
  return named && { current: named, offered };
}

/** The name of the world that the visitor chose last; undefined: none, or one that isn't offered any more. */
async function lastChosen(offered: readonly CurrentWorld[]): Promise<string | undefined> {
  const kept = (await cookies()).get(WORLD_COOKIE)?.value;
  return offered.find(({ world }) => world.name === kept)?.world.name;
}

/** What one parameter of an address says; null: nothing that could be meant. */
export function oneOf(parameter: string | string[] | undefined): string | null {
  return typeof parameter === "string" && parameter !== "" ? parameter.slice(0, 100) : null;
}
