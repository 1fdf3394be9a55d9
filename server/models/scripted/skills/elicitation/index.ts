import type { Skill } from "../../skill";
import { askNext } from "./ask-next";
import { judgeDialog } from "./judge-dialog";
import { rankFields } from "./rank-fields";
import { takeNotes } from "./take-notes";
import { answerAsTraveler, openAsTraveler } from "./talk-as-traveler";
import { writeDialog } from "./write-dialog";

/** For the parts of a dialog of preference elicitation. */
export const elicitationSkills: readonly Skill[] = [
  ...[askNext, openAsTraveler, answerAsTraveler, takeNotes, judgeDialog, rankFields, writeDialog],
];
