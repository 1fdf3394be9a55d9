import { z } from "zod";
import { fail, ok } from "@/server/trip";
import { textArgument } from "../arguments";
import { defineTool } from "../define-tool";

/** Writes the last search's observation down, to be read again by Planner (TravelPlanner, section 3.3). */
export const notebookWrite = defineTool({
  name: "NotebookWrite",
  description:
    "Writes what the last search found into the notebook, under a short description, so that Planner can read it. NotebookWrite[Flights from Dallas to Austin on 2022-03-10] writes down the flights that were just found.",
  inputSchema: z.object({
    description: textArgument(
      "Short Description",
      "What was found, in a few words.",
      "Flights from Dallas to Austin on 2022-03-10",
    ),
  }),
  outputSchema: z.object({
    note: z.number().int(),
    description: z.string(),
    tool: z.string(),
    /** Not all of it fitted. */
    cut: z.boolean(),
  }),
  mutates: true,
  kind: "notebook",
  surfaces: ["mcp", "page"],
  async run({ description }, { notebook }) {
    const { lastSearch } = notebook;
    if (lastSearch === null) {
      return fail({ code: "bad_input", message: "There is nothing to write down yet: search for something first." });
    }
    const stored = notebook.write({ description, ...lastSearch });
    if (stored === null) {
      return fail({ code: "bad_input", message: "The notebook is full: plan with what is written in it." });
    }
    const cut = stored.content.length < lastSearch.content.length;
    return ok({ note: notebook.notes.length, description, tool: lastSearch.tool, cut });
  },
  observation: ({ note, description, tool, cut }) =>
    `Note ${note} of the notebook: what ${tool} found, as "${description}".${cut ? " Only its beginning fitted; the notebook is full now." : ""}`,
  foundNothing: () => false,
});
