export type { Dial, ReceivedPrompt, ScriptedReply, Skill } from "./skill";
