export { type Expected, expectedOf } from "./expected-reading";
export { markedOutput } from "./marked-output";
export { type MarkedRow, readMarkedRows } from "./marked-row";
export { prepareAnswer, prepareRow } from "./prepare-row";
export { type Difference, differenceOf, isRight } from "./score-reading";
export { readWrittenAnswers } from "./written-answer";
