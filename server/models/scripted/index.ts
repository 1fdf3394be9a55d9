export type { Fault } from "./faults";
export { readModelId } from "./model-id";
export { ofQuality, replyTo } from "./reply";
export type { ReceivedPrompt, ScriptedReply, Skill } from "./skill";
export { skillSets, skills } from "./skills";
export { type ScriptedServer, type ScriptedServerOptions, startScriptedServer } from "./start-scripted-server";
export { vectorOfWords } from "./vector";
