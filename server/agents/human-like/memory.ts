import { createNotebook, formatNotes, type Notebook, type ToolName } from "@/server/tools";
import { type Knowledge, KnowledgeBlock, knowledgeText, POP_OUT } from "./blocks/knowledge-block";

/** Where what was collected is kept until a day is planned: the Knowledge Block, or the notebook of the ablation. */
export interface Memory {
  readonly notebook: Notebook;
  /** Keeps by itself what a search found; null where the agent must write it down with NotebookWrite. */
  readonly keep: ((piece: Knowledge) => void) | null;
  /** Short descriptions of what is kept. */
  descriptions(): readonly string[];
  /** How far back the Plan agent looks, in a sentence for the Thought agent; null where it reads everything. */
  readonly reach: string | null;
  /** What the Plan agent reads for a day. */
  read(day: number): string;
}

/** Tools that the Tool agent is told of beyond the searches. */
export function memoryTools({ keep }: Memory): readonly ToolName[] {
  return keep === null ? ["NotebookWrite"] : [];
}

/** Human-like reasoning, section 3.4. */
export function knowledgeMemory(): Memory {
  const block = new KnowledgeBlock();
  return {
    notebook: createNotebook(),
    keep: (piece) => block.push(piece),
    descriptions: () => block.descriptions(),
    reach: POP_OUT,
    read: (day) => knowledgeText(block.popOut(day)),
  };
}

/** Characters that the notebook of the ablation holds: without the block, the tables of all days share one prompt (section 4.3). */
const NOTEBOOK_CHARACTERS = 6_000;

/** The notebook of TravelPlanner with a limit of length: nothing is kept unless it is written down, and tables stay tables. */
export function notebookMemory(): Memory {
  const notebook = createNotebook({ maximumCharacters: NOTEBOOK_CHARACTERS });
  return {
    notebook,
    keep: null,
    descriptions: () => notebook.notes.map(({ description }) => description),
    reach: null,
    read: () => formatNotes(notebook.notes),
  };
}
