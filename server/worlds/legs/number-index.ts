import type { PackedTexts } from "./growing-columns";

const empty = -1;

/**
 * Finds the row of a number, the first in file order when it repeats. An open-addressing hash table over the packed
 * bytes: a Map of 3.8 million strings would take ten times the memory.
 */
export function numberIndex({ bytes, ends }: PackedTexts, fileRow: Int32Array): (number: string) => number | undefined {
  const rows = fileRow.length;
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(rows * 2 + 2))).fill(empty);
  const mask = slots.length - 1;

  /** The slot that holds the text, or the empty one where it belongs. */
  function slotOf(text: Uint8Array): number {
    let slot = hash(text) & mask;
    for (let row = slots[slot] ?? empty; row !== empty; row = slots[slot] ?? empty) {
      if (isText(row, text)) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  function isText(row: number, text: Uint8Array): boolean {
    const start = ends[row] ?? 0;
    if ((ends[row + 1] ?? 0) - start !== text.length) return false;
    return text.every((byte, index) => bytes[start + index] === byte);
  }

  for (let row = 0; row < rows; row += 1) {
    const slot = slotOf(bytes.subarray(ends[row], ends[row + 1]));
    const known = slots[slot] ?? empty;
    if (known === empty || (fileRow[row] ?? 0) < (fileRow[known] ?? 0)) slots[slot] = row;
  }

  const encoder = new TextEncoder();
  return (number) => {
    const row = slots[slotOf(encoder.encode(number))] ?? empty;
    return row === empty ? undefined : row;
  };
}

/** FNV-1a. */
function hash(text: Uint8Array): number {
  let value = 0x811c9dc5;
  for (const byte of text) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}
