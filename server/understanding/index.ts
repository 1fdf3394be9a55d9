export { saysValue } from "./checked/answer-said";
export { type CheckedReading, checkClaims } from "./checked/check-claims";
export { claimedReadingSchema } from "./checked/claimed-reading";
export { plainlyHolds } from "./checked/plain-text";
export { unreadParts } from "./checked/unread-parts";
export { isLeftOpen } from "./left-open";
export { toReading } from "./reading/to-reading";
export { isForeignLanguage } from "./text/language";
export { type Utterance, understand } from "./understand";
