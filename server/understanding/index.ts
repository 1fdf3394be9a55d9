export { toReading } from "./reading/to-reading";
export { type Utterance, understand } from "./understand";
