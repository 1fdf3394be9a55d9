import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callTool } from "./call-tool";
import { createNotebook, formatNotes } from "./notebook";
import { toolContext } from "./testing/tool-context";

const note = { description: "Cities", tool: "CitySearch", content: "Cities in Texas:\nCity\nDallas\nAustin" };

describe("createNotebook", () => {
  it("keeps what is written and forgets it when cleared", () => {
    const notebook = createNotebook();
    expect(notebook.write(note)).toEqual(note);
    expect(formatNotes([...notebook.notes, note])).toBe(
      `Note 1: Cities\n${note.content}\n\nNote 2: Cities\n${note.content}`,
    );
    notebook.clear();
    expect(notebook).toMatchObject({ notes: [], lastSearch: null });
  });

  it("cuts a note that is too long after a whole line, and takes nothing more", () => {
    const notebook = createNotebook({ maximumCharacters: 25 });
    expect(notebook.write(note)?.content).toBe("Cities in Texas:\nCity");
    expect(notebook.write(note)).toBeNull();
    expect(notebook.notes).toHaveLength(1);
  });

  it("never holds more than its limit, and only whole lines", () => {
    const contents = fc.array(fc.stringMatching(/^[ab\n]{1,30}$/));
    fc.assert(
      fc.property(contents, fc.nat(80), (written, maximumCharacters) => {
        const notebook = createNotebook({ maximumCharacters });
        for (const content of written) {
          const stored = notebook.write({ ...note, content });
          if (stored) expect(content === stored.content || content.startsWith(`${stored.content}\n`)).toBe(true);
        }
        expect(notebook.notes.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(
          maximumCharacters,
        );
      }),
    );
  });

  it("tells the agent that a note was cut, or that the notebook is full", async () => {
    const context = toolContext({ notebook: createNotebook({ maximumCharacters: 25 }) });
    const write = () => callTool("NotebookWrite", { description: "Cities" }, context);
    await callTool("CitySearch", { state: "Texas" }, context);
    expect((await write()).observation).toContain("Only its beginning fitted");
    expect(await write()).toMatchObject({ ok: false, failure: "argument error" });
  });
});
