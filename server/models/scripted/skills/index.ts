import type { Skill } from "../skill";

/** All abilities of the scripted model; the first one that recognises a prompt replies to it. */
export const skills: readonly Skill[] = [];
