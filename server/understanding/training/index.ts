export { readerFile } from "../learned/weights-file";
export { checkReader, type ReadRight } from "./check-reader";
export { trainReader } from "./train-reader";
export { type WrittenAnswer, writtenAnswers } from "./written-answers";
