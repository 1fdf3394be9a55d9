import { join } from "node:path";
import { dataFolder } from "@/server/worlds";

/** Where the folders of rollouts are that the app shows. */
export function shownFolder(): string {
  return join(dataFolder(), "rollouts");
}

/** What a folder there may be called: nothing that leads elsewhere. */
export function isShownName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,79}$/u.test(name) && !name.endsWith(".part");
}
