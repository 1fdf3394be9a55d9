import type { CodedTexts, PackedTexts } from "./growing-columns";

/** Rows sorted by the columns, the first column first, equal rows in their old order (counting sort, last column first). */
export function sortedRows(columns: readonly CodedTexts[], rows: number): Int32Array {
  let order = Int32Array.from({ length: rows }, (_, row) => row);
  for (const { codes, words } of columns.toReversed()) {
    const next = new Int32Array(words.length + 1);
    for (const code of codes) next[code + 1] = (next[code + 1] ?? 0) + 1;
    for (let code = 0; code < words.length; code += 1) next[code + 1] = (next[code + 1] ?? 0) + (next[code] ?? 0);
    const sorted = new Int32Array(rows);
    for (const row of order) {
      const code = codes[row] ?? 0;
      const place = next[code] ?? 0;
      sorted[place] = row;
      next[code] = place + 1;
    }
    order = sorted;
  }
  return order;
}

/** Fills `into` with the values in the given order of rows. */
export function pickIntegers<Target extends Int8Array | Int16Array | Int32Array>(
  values: Int32Array,
  order: Int32Array,
  into: Target,
): Target {
  for (let place = 0; place < order.length; place += 1) into[place] = values[order[place] ?? 0] ?? 0;
  return into;
}

export function pickLabels({ codes, words }: CodedTexts, order: Int32Array): CodedTexts {
  return { codes: pickIntegers(codes, order, new Int32Array(order.length)), words };
}

export function pickTexts({ bytes, ends }: PackedTexts, order: Int32Array): PackedTexts {
  const picked = { bytes: new Uint8Array(bytes.length), ends: new Int32Array(order.length + 1) };
  let end = 0;
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] ?? 0;
    const text = bytes.subarray(ends[row], ends[row + 1]);
    picked.bytes.set(text, end);
    end += text.length;
    picked.ends[place + 1] = end;
  }
  return picked;
}
