export { readerFile } from "../learned/weights-file";
export { readText } from "../reader/read-text";
export {
  type Difference,
  differenceOf,
  expectedOf,
  isRight,
  type MarkedRow,
  prepareAnswer,
  prepareRow,
  readMarkedRows,
  readWrittenAnswers,
} from "../reader/scoring";
export { NOTHING_READ, type TextReading } from "../reader/text-reading";
export { checkReader, type ReadRight } from "./check-reader";
export { trainReader } from "./train-reader";
export { type WrittenAnswer, writtenAnswers } from "./written-answers";
