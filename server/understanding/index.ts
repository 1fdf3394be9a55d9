export { isLeftOpen } from "./left-open";
export { toReading } from "./reading/to-reading";
export { isForeignLanguage } from "./text/language";
export { type Utterance, understand } from "./understand";
