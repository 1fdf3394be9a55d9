export { type Expected, expectedOf } from "../reader/marks/expected-reading";
export { markedOutput } from "../reader/marks/marked-output";
export { readText } from "../reader/read-text";
export type { TextReading } from "../reader/text-reading";
export { type MarkedRow, readMarkedRows } from "./marked-row";
export { prepareAnswer, prepareRow } from "./prepare-row";
export { type Difference, differenceOf, isRight } from "./score-reading";
export { readWrittenAnswers } from "./written-answer";
