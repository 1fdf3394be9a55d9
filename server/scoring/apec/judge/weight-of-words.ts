/** Someone stresses what they say. */
const STRESS =
  /\b(matters?|important|essential|must|priorit\w+|strongly|really care|crucial|vital|insist|great store|above all)\b/i;

/** Someone makes light of it, or has no wish at all. */
const SHRUG =
  /\b(no (preference|strong feelings)|(don't|do not|doesn't|does not|wouldn't|would not|isn't|is not|not) (mind|matter|feel strongly|care|insist|fussed|picky|that important|so important|very important|a big deal|a dealbreaker|a must)|minor|nice to have|whatever you|i'm easy|flexible there)\b/i;

/** How much weight the words of an answer give to what was asked. */
export function weightOfWords(text: string): "stressed" | "shrugged" | "plain" {
  if (SHRUG.test(text)) return "shrugged";
  return STRESS.test(text) ? "stressed" : "plain";
}
