import type { Sign } from "../belief/evidence";

/**
 * Words by which people say that something matters, or that it does not. They say nothing about a value, only how much it
 * counts: a noisy sign, weighed by what it was worth among simulated travellers (`train priors`).
 */
const STRESSED =
  /\b(important|essential|crucial|vital|critical|priority|deal ?-?breaker|non-?negotiable|must(?:-have)?|insist|absolutely|definitely|really (?:need|want|care|matters?)|matters? (?:a lot|most|to me|to us)|care (?:a lot|deeply|about)|can(?:no|')t do without|above all|top of my list|please make sure|make sure|big one|big deal for)\b/i;
const SHRUGGED =
  /\b(not (?:too |that |very |particularly |really |terribly |hugely |super )?(?:important|fussed|bothered|picky|fussy|a big deal|a priority|critical|crucial|essential|crazy important)|no(?:thing)? strong (?:feelings?|opinions?|views?)|no big deal|n[o']t (?:really )?(?:matter|mind|care)|doesn.?t (?:really )?matter|don.?t (?:really )?(?:mind|care)|wouldn.?t (?:mind|matter)|not the end of the world|either way|if (?:it.?s )?possible|if it.?s easy|if (?:you|I) (?:have|had) to (?:pick|choose|say)|nice to have|minor|whatever|I guess|I suppose)\b/i;

/** How a text sounds. A denial of weight goes before weight: "not that important" holds both. */
export function emphasisOf(text: string): Exclude<Sign, "volunteered"> {
  if (SHRUGGED.test(text)) return "shrugged";
  return STRESSED.test(text) ? "stressed" : "plain";
}
