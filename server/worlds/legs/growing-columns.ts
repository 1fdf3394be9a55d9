/** Integers that are added one by one, in memory that doubles when full. */
export class IntegerColumn {
  private values = new Int32Array(1024);
  private length = 0;

  add(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  /** What was added so far, without a copy. */
  finish(): Int32Array {
    return this.values.subarray(0, this.length);
  }
}

/** Codes of texts in one column, and the words that they stand for. */
export interface CodedTexts {
  readonly codes: Int32Array;
  readonly words: readonly string[];
}

/** Texts that repeat often, kept as codes. */
export class LabelColumn {
  private readonly codeOf = new Map<string, number>();
  private readonly codes = new IntegerColumn();

  add(text: string): void {
    let code = this.codeOf.get(text);
    if (code === undefined) {
      code = this.codeOf.size;
      this.codeOf.set(text, code);
    }
    this.codes.add(code);
  }

  /** Renumbered so that the words are sorted and codes compare as their texts do. */
  finish(): CodedTexts {
    const words = [...this.codeOf.keys()].sort();
    const rankOfCode = new Int32Array(words.length);
    for (const [rank, word] of words.entries()) rankOfCode[this.codeOf.get(word) ?? 0] = rank;
    return { codes: this.codes.finish().map((code) => rankOfCode[code] ?? 0), words };
  }
}

/** Texts one after the other in UTF-8; text `row` lies from `ends[row]` to `ends[row + 1]`. */
export interface PackedTexts {
  readonly bytes: Uint8Array;
  readonly ends: Int32Array;
}

/** Texts that seldom repeat. */
export class TextColumn {
  private bytes = new Uint8Array(1 << 16);
  private end = 0;
  private readonly ends = new IntegerColumn();
  private readonly encoder = new TextEncoder();

  constructor() {
    this.ends.add(0);
  }

  add(text: string): void {
    const mostBytes = text.length * 3;
    if (this.end + mostBytes > this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2 + mostBytes);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.end += this.encoder.encodeInto(text, this.bytes.subarray(this.end)).written;
    this.ends.add(this.end);
  }

  finish(): PackedTexts {
    return { bytes: this.bytes.subarray(0, this.end), ends: this.ends.finish() };
  }
}
