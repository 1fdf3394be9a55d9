const TAG = /<(\/?)think(?:ing)?>/gi;
/** The end of a piece that may be the beginning of a tag. */
const BEGUN_TAG = /<\/?[a-z]{0,8}$/i;

/**
 * Takes what a model thinks out of what it answers: `<think>…</think>` and `<thinking>…</thinking>`, also nested, never closed, or closed
 * without having been opened (chat templates open it in the prompt). This is the one place where it is done: whatever is read, is read
 * without thoughts.
 */
export class Thoughts {
  /** What was thought so far. */
  reasoning = "";
  #answer = "";
  #held = "";
  #depth = 0;
  #tags = 0;

  /** Takes the next piece of text and gives what of it may be shown: what may be part of a tag is held back. */
  push(piece: string): string {
    const text = this.#held + piece;
    this.#held = BEGUN_TAG.exec(text)?.[0] ?? "";
    return this.#take(text.slice(0, text.length - this.#held.length));
  }

  /** Thoughts that the server itself kept apart from the answer. */
  think(piece: string): void {
    this.reasoning += piece;
  }

  /** Nothing more comes: gives what was held back, as far as it may be shown. */
  flush(): string {
    const held = this.#held;
    this.#held = "";
    return this.#take(held);
  }

  /** The whole answer once all of it came. */
  end(): string {
    this.flush();
    return this.#tags === 0 ? this.#answer : this.#answer.trim();
  }

  #take(text: string): string {
    let shown = "";
    let from = 0;
    for (const tag of text.matchAll(TAG)) {
      shown += this.#sort(text.slice(from, tag.index));
      from = tag.index + tag[0].length;
      this.#tags += 1;
      if (tag[1] === "") this.#depth += 1;
      else if (this.#depth > 0) this.#depth -= 1;
      else this.#wasThought();
    }
    return shown + this.#sort(text.slice(from));
  }

  #sort(text: string): string {
    if (this.#depth > 0) {
      this.reasoning += text;
      return "";
    }
    const shown = this.#answer === "" && this.#tags > 0 ? text.trimStart() : text;
    this.#answer += shown;
    return shown;
  }

  /** A closing tag that nothing opened: all before it was thought. */
  #wasThought(): void {
    this.reasoning += this.#answer;
    this.#answer = "";
  }
}
