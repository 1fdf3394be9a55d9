import { z } from "zod";
import { defineTool } from "../define-tool";
import { whyPythonIsOff } from "./isolation";
import { CODE_CHARACTERS } from "./limits";
import { runPython } from "./run-python";

/** A Python interpreter for calculation and optimization (ItineraryBench, section 3.2). The answer is in the published form. */
export const executePython = defineTool({
  name: "execute_python",
  description:
    "Runs Python code in a fresh interpreter, with the standard library and without files and network, and gives what it prints and the value of a last expression. It has 3 seconds. execute_python[print(sum(range(10)))] prints 45.",
  inputSchema: z.object({
    // Not trimmed: the blanks before the first line are part of the code.
    code: z
      .string()
      .max(CODE_CHARACTERS, `Write at most ${CODE_CHARACTERS} characters.`)
      .refine((code) => code.trim() !== "", "Write the code.")
      .meta({
        title: "Code",
        description: "Python code that prints the result.",
        examples: ["print(sum(range(10)))"],
      }),
  }),
  outputSchema: z.object({ result: z.string(), error: z.string() }),
  mutates: false,
  kind: "compute",
  surfaces: ["mcp"],
  unavailable: whyPythonIsOff,
  run: ({ code }, { signal }) => runPython(code, signal),
  observation: ({ result, error }) => JSON.stringify({ result, error }),
  foundNothing: () => false,
  isError: ({ error }) => error !== "",
});
