/** One field of a protobuf message: a number (varint) or bytes; fixed-width fields are skipped over. */
export type ProtobufField =
  | { readonly field: number; readonly number: number; readonly bytes: null }
  | { readonly field: number; readonly number: null; readonly bytes: Uint8Array };

/**
 * The fields of a message in order. Numbers beyond 2^53 lose precision, which no field that is read here has.
 *
 * @throws RangeError when the message ends inside a field.
 */
export function* fieldsOf(message: Uint8Array): Generator<ProtobufField, void, void> {
  let position = 0;

  function byte(): number {
    const value = message[position];
    if (value === undefined) throw new RangeError("The message ends inside a field.");
    position += 1;
    return value;
  }

  function varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const part = byte();
      value += (part & 0x7f) * scale;
      if (part < 0x80) return value;
      if (scale > 2 ** 63) throw new RangeError("A number has too many bytes.");
    }
  }

  while (position < message.length) {
    const key = varint();
    const field = Math.floor(key / 8);
    const kind = key % 8;
    if (kind === 0) {
      yield { field, number: varint(), bytes: null };
      continue;
    }
    const length = kind === 1 ? 8 : kind === 5 ? 4 : kind === 2 ? varint() : Number.NaN;
    const end = position + length;
    if (!(end <= message.length)) throw new RangeError("The message ends inside a field.");
    if (kind === 2) yield { field, number: null, bytes: message.subarray(position, end) };
    position = end;
  }
}

/** The signed number that zigzag encoding made of it. */
export function zigzag(encoded: number): number {
  return encoded % 2 === 0 ? encoded / 2 : -(encoded + 1) / 2;
}
