/** One piece of what was collected: a description by the Description agent over readable records. */
export interface Knowledge {
  /** The day of the trip that was being planned. */
  readonly day: number;
  readonly tool: string;
  readonly description: string;
  /** "1: Name: …; Average Cost: …", a record per line. */
  readonly records: string;
}

/** How far back the Plan agent looks, in days. */
const DAYS_BACK = 2;
/** Pieces that are given at least, also when they are older (human-like reasoning, section 4.1). */
const AT_LEAST = 5;

/** The rule in words, which the Strategy Block tells (appendix A.7.1). */
export const POP_OUT = `Each plan of a day sees only what was collected for that day and the day before; where that is less than ${AT_LEAST} pieces, the last ${AT_LEAST}.`;

/**
 * The Knowledge Block (human-like reasoning, section 3.4): a stack of what was collected. It keeps everything; what is
 * popped out for a plan are the pieces of the past two days, and at least the last five.
 */
export class KnowledgeBlock {
  private readonly stack: Knowledge[] = [];

  push(piece: Knowledge): void {
    this.stack.push(piece);
  }

  /** Short descriptions of everything collected, the oldest first: what the Strategy Block tells. */
  descriptions(): readonly string[] {
    return this.stack.map(({ description }) => description);
  }

  /** For the plan of `day`: what was collected on it and the day before, and at least the last five pieces. */
  popOut(day: number): readonly Knowledge[] {
    const recent = this.stack.filter((piece) => piece.day > day - DAYS_BACK);
    return recent.length >= AT_LEAST ? recent : this.stack.slice(-AT_LEAST);
  }
}

/** As the Plan agent reads it (appendix A.7.2). */
export function knowledgeText(pieces: readonly Pick<Knowledge, "description" | "records">[]): string {
  return pieces.map(({ description, records }) => `${description}\n${records}`).join("\n--------------------\n");
}
