export { createDial } from "./dial";
export type { Fault } from "./faults";
export { readModelId } from "./model-id";
export { replyTo } from "./reply";
export type { Dial, ReceivedPrompt, ScriptedReply, Skill } from "./skill";
export { skills } from "./skills";
export { type ScriptedServer, type ScriptedServerOptions, startScriptedServer } from "./start-scripted-server";
