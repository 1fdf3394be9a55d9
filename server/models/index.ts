export type { CallOptions, ModelCall, Models, ObjectCall, OfferedTool, Prompt } from "./models";
