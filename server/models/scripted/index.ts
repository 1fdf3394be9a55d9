export { type Fault, readModelId } from "./model-id";
export { ofQuality, type ReceivedPrompt, replyTo, type ScriptedReply, type Skill } from "./skill";
export { skills } from "./skills";
export { type ScriptedServer, type ScriptedServerOptions, startScriptedServer } from "./start-scripted-server";
export { vectorOfWords } from "./vector";
