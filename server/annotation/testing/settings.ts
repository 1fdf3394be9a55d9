import type { ProjectSettings } from "@/server/views";

/** Settings of a project in which every item gets three raters and nothing else is asked. */
export const PLAIN_SETTINGS: ProjectSettings = {
  name: "A batch",
  guidelines: "",
  examples: [],
  ratersPerItem: 3,
  overlap: 1,
  repeats: 0,
  minimumRationale: 0,
  passingShare: null,
  seed: 7,
  onDeletion: "keep-pseudonymous",
};
