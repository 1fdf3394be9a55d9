import { z } from "zod";
import { type Tool, toolSignature } from "@/server/tools";
import type { World } from "@/server/worlds";
import { worldExamples } from "./world-examples";

/** A field of a tool's form. */
export interface OfferedArgument {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  /** What it suggests to write, or, of a choice, all that may be written. */
  readonly kind: "city" | "state" | "date" | "choice" | "text";
  readonly choices: readonly string[];
  readonly example: string;
}

/** A tool as the page of tools offers it. */
export interface OfferedTool {
  readonly name: string;
  readonly signature: string;
  readonly description: string;
  readonly kind: Tool["kind"];
  readonly arguments: readonly OfferedArgument[];
}

const KINDS: Readonly<Record<string, OfferedArgument["kind"]>> = {
  state: "state",
  city: "city",
  origin: "city",
  destination: "city",
  date: "date",
};

const argumentSchema = z.object({
  title: z.string(),
  description: z.string(),
  enum: z.array(z.string()).default([]),
});

/** Tools with examples from the world. */
export function offeredTools(tools: readonly Tool[], world: World): OfferedTool[] {
  const examples = worldExamples(world);
  return tools.map((tool) => {
    const { name, description, kind, inputSchema } = tool;
    const properties = Object.entries(z.toJSONSchema(inputSchema).properties ?? {});
    return {
      name,
      signature: toolSignature(tool),
      description,
      kind,
      arguments: properties.map(([key, schema]) => {
        const { title, description, enum: choices } = argumentSchema.parse(schema);
        const offered = choices.length > 0 ? "choice" : (KINDS[key] ?? "text");
        return { key, label: title, description, kind: offered, choices, example: examples[key] ?? "" };
      }),
    };
  });
}
