import { join, resolve } from "node:path";

/** Where the folders of rollouts are that the app shows. */
export function shownFolder(): string {
  return join(resolve(/* turbopackIgnore: true */ process.env.DRAGOMAN_DATA || ".data"), "rollouts");
}

/** What a folder there may be called: nothing that leads elsewhere. */
export function isShownName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,79}$/u.test(name) && !name.endsWith(".part");
}
