import { closeSync, openSync, writeSync } from "node:fs";
import { prepareAnswer, prepareRow, readMarkedRows, readWrittenAnswers } from "@/server/understanding/scoring";

/** Writes corpus files with the words and proposals that the app sees, for training/reader: OUT FILE…, or OUT --answers FILE. */
const [out, ...files] = process.argv.slice(2);
if (out === undefined || files.length === 0) throw new Error("Usage: prepare-corpus OUT FILE… | OUT --answers FILE");
const [first, answers] = files;
const rows =
  first === "--answers" && answers !== undefined
    ? readWrittenAnswers(answers).map(prepareAnswer)
    : files.flatMap(readMarkedRows).map(prepareRow);
// Row by row: all answers in one text would be longer than a string may be.
const file = openSync(out, "w");
for (const row of rows) writeSync(file, `${JSON.stringify(row)}\n`);
closeSync(file);
console.log(`${rows.length} rows written to ${out}`);
