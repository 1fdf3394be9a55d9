import {
  Int8,
  Int16,
  Int32,
  makeData,
  makeVector,
  Table,
  tableFromIPC,
  tableToIPC,
  Utf8,
  type Vector,
} from "apache-arrow";
import type { LegColumns } from "../legs/leg-columns";
import type { OpenDataColumns } from "../legs/leg-open-data";
import { codedVector, dictionaryParts } from "./columns";

export const legTableName = "scheduled-legs";

/** The bytes of the Arrow IPC file of dated legs. */
export function encodeLegs(legs: LegColumns): Uint8Array {
  const rows = legs.fileRow.length;
  const number = makeData({ type: new Utf8(), length: rows, valueOffsets: legs.number.ends, data: legs.number.bytes });
  return tableToIPC(
    new Table({
      origin: codedVector(legs.origin.codes, legs.origin.words, 0),
      destination: codedVector(legs.destination.codes, legs.destination.words, 1),
      date: codedVector(legs.date.codes, legs.date.words, 2),
      mode: codedVector(legs.mode.codes, legs.mode.words, 3),
      number: makeVector(number),
      departureMinutes: makeVector(makeData({ type: new Int16(), data: legs.departureMinutes })),
      arrivalMinutes: makeVector(makeData({ type: new Int16(), data: legs.arrivalMinutes })),
      arrivalDayOffset: makeVector(makeData({ type: new Int8(), data: legs.arrivalDayOffset })),
      durationMinutes: makeVector(makeData({ type: new Int16(), data: legs.durationMinutes })),
      distanceMetres: makeVector(makeData({ type: new Int32(), data: legs.distanceMetres })),
      priceMinor: makeVector(makeData({ type: new Int32(), data: legs.priceMinor })),
      fileRow: makeVector(makeData({ type: new Int32(), data: legs.fileRow })),
      ...(legs.openData !== null && openDataVectors(legs.openData)),
    }),
    "file",
  );
}

function openDataVectors({ about, lowMinor }: OpenDataColumns) {
  return {
    about: codedVector(about.codes, about.words, 4),
    lowMinor: makeVector(makeData({ type: new Int32(), data: lowMinor })),
  };
}

/**
 * The columns of a file that `encodeLegs` wrote, as views into its bytes.
 * @throws when the file is no Arrow file of legs (the caller names the file).
 */
export function decodeLegs(bytes: Uint8Array): LegColumns {
  const table = tableFromIPC(bytes);
  const rows = table.numRows;

  function column(name: string): Vector {
    const vector = table.getChild(name);
    if (vector === null) throw new Error(`column ${name} is missing`);
    return vector;
  }

  function labels(name: string) {
    const { codes, words } = dictionaryParts(column(name));
    return { codes: codes.subarray(0, rows), words };
  }

  /** The column's typed array, without the padding beyond the row count. */
  function integers<Values extends Int8Array | Int16Array | Int32Array>(
    name: string,
    ArrayOf: new (length: number) => Values,
  ): Values {
    const values: unknown = column(name).data[0]?.values;
    if (!(values instanceof ArrayOf)) throw new Error(`column ${name} has another type`);
    return values;
  }

  const packed = column("number").data[0];
  const ends: unknown = packed?.valueOffsets;
  const numberBytes: unknown = packed?.values;
  if (!(ends instanceof Int32Array) || !(numberBytes instanceof Uint8Array)) {
    throw new Error("column number has another type");
  }
  return {
    origin: labels("origin"),
    destination: labels("destination"),
    date: labels("date"),
    mode: labels("mode"),
    number: { bytes: numberBytes, ends },
    departureMinutes: integers("departureMinutes", Int16Array),
    arrivalMinutes: integers("arrivalMinutes", Int16Array),
    arrivalDayOffset: integers("arrivalDayOffset", Int8Array),
    durationMinutes: integers("durationMinutes", Int16Array),
    distanceMetres: integers("distanceMetres", Int32Array),
    priceMinor: integers("priceMinor", Int32Array),
    fileRow: integers("fileRow", Int32Array).subarray(0, rows),
    openData:
      table.getChild("about") === null ? null : { about: labels("about"), lowMinor: integers("lowMinor", Int32Array) },
  };
}
