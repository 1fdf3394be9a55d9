import { z } from "zod";
import { toolsOn } from "@/server/tools";
import { listWorlds, todayIn, type WorldDescription } from "@/server/worlds";
import { researcher, router } from "../procedures";
import { requireWorld, travelerWorldName } from "../traveler-world";
import { type OfferedTool, offeredTools } from "./offered-tool";
import { type PlayedCall, playCall, toolCallSchema } from "./played-call";

/** A world with its tools, and the names that its fields suggest. */
export interface OpenedToolbox {
  readonly worlds: readonly Pick<WorldDescription, "name" | "source">[];
  readonly world: Pick<WorldDescription, "name" | "source" | "dates" | "incompleteBecause">;
  readonly today: string;
  readonly tools: readonly OfferedTool[];
  readonly cities: readonly string[];
  readonly states: readonly string[];
}

const MAXIMUM_CALLS = 100;

/** Tools as agents have them, for a researcher to try by hand. */
export const toolsRouter = router({
  /** The world by name; null: the one that travelers plan in. */
  open: researcher
    .input(z.object({ world: z.string().max(100).nullable() }))
    .query(async ({ input }): Promise<OpenedToolbox> => {
      const world = await requireWorld(input.world ?? travelerWorldName());
      const description = world.describe();
      const { name, source, dates, incompleteBecause } = description;
      return {
        worlds: listWorlds().map((listed) => ({ name: listed.name, source: listed.source })),
        world: { name, source, dates, incompleteBecause },
        today: todayIn(description),
        tools: offeredTools(await toolsOn("page"), world),
        cities: [...new Set(world.gazetteer.cities.map((city) => city.name))],
        states: world.gazetteer.states,
      };
    }),

  /** Answers a call, made by an agent that has made those before. */
  play: researcher
    .input(
      z.object({
        world: z.string().max(100),
        before: z.array(toolCallSchema).max(MAXIMUM_CALLS),
        call: toolCallSchema,
      }),
    )
    .mutation(async ({ input, signal }): Promise<PlayedCall> => {
      const world = await requireWorld(input.world);
      return playCall(input.before, input.call, world, signal ?? new AbortController().signal);
    }),
});
