import { type AgenticScores, type DialogTurn, subjectOf } from "@/server/views";
import { type JudgedQuestion, judgedQuestions } from "./questions";

/**
 * The agentic scores of a dialog, 1–5 each, by rules that follow the rubric of APEC-Travel, appendix A.5: a stand-in for
 * the paper's language model, to be labeled "rules". It sees the dialog alone, as that model does. Empty and senseless
 * rounds lower the axes that they concern; without a dialog every axis is 0, and without a question about anything 1.
 */
export function judgeByRules(turns: readonly DialogTurn[]): AgenticScores {
  if (turns.length === 0) return { planPriority: 0, proactive: 0, clarification: 0, total: 0 };
  const questions = judgedQuestions(turns);
  const nonsense = questions.filter(({ isNonsense }) => isNonsense).length;
  const planPriority = points(priorityShare(questions), nonsense);
  const proactive = points(proactiveShare(questions), nonsense);
  const clarification = points(clarificationShare(questions), 0);
  return { planPriority, proactive, clarification, total: rounded(planPriority + proactive + clarification) };
}

/** A share of the axis as points: 1 for 0, 5 for 1, and a point less for each senseless round. */
function points(share: number, nonsense: number): number {
  return rounded(Math.max(1, 1 + 4 * Math.min(1, Math.max(0, share)) - nonsense));
}

const rounded = (points: number) => Math.round(points * 100) / 100;

/** What questions picked at random and the best ones reach by `orderShare`; between them lies the scale. */
const ORDER_SCALE = { low: 0.45, high: 0.98 } as const;

/**
 * Plan and priority: three quarters for asking the important first, one quarter for staying with a subject before going
 * on to the next.
 */
function priorityShare(questions: readonly JudgedQuestion[]): number {
  const first = questions.filter(({ isFollowUp }) => !isFollowUp);
  if (first.length === 0) return 0;
  const { low, high } = ORDER_SCALE;
  return (0.75 * Math.min(1, Math.max(0, orderShare(first) - low))) / (high - low) + 0.25 * coherence(first);
}

/** Importance of what was asked, later questions counting less, as a share of the most important that was left each time. */
function orderShare(questions: readonly JudgedQuestion[]): number {
  let gained = 0;
  let possible = 0;
  for (const [index, { importance, choice, isRepeated }] of questions.entries()) {
    const discount = 1 / Math.log2(index + 2);
    gained += isRepeated ? 0 : discount * importance;
    possible += discount * (choice[0] ?? 0);
  }
  return possible === 0 ? 0 : gained / possible;
}

/** 1 when each subject (flights, hotels, …) is dealt with in one go, 0 when every question changes the subject. */
function coherence(questions: readonly JudgedQuestion[]): number {
  const subjects = questions.map(({ entry }) => subjectOf(entry));
  const needed = new Set(subjects).size - 1;
  const changes = subjects.slice(1).filter((subject, index) => subject !== subjects[index]).length;
  const most = subjects.length - 1;
  return most === needed ? 1 : 1 - (changes - needed) / (most - needed);
}

/** Questions after which little is gained by asking more, and subjects that a whole trip has. */
const ENOUGH_QUESTIONS = 4;
const SUBJECTS = 5;

/**
 * Proactive: how much was asked (with falling returns), over how many subjects, how well the questions were aimed, and
 * whether each has a thought of its own behind it; all of it times the share of questions that were not asked before.
 */
function proactiveShare(questions: readonly JudgedQuestion[]): number {
  const first = questions.filter(({ isFollowUp }) => !isFollowUp);
  const meant = first.filter(({ isNonsense, isRepeated }) => !isNonsense && !isRepeated);
  if (meant.length === 0) return 0;
  const depth = 1 - Math.exp(-meant.length / ENOUGH_QUESTIONS);
  const breadth = new Set(meant.map(({ entry }) => subjectOf(entry))).size / SUBJECTS;
  const aimed = meant.reduce((sum, { importance }) => sum + importance, 0) / meant.length;
  const reasons = new Set(meant.flatMap(({ reason }) => (reason === null ? [] : [reason.trim().toLowerCase()])));
  const reasoned = reasons.size / meant.length;
  return (meant.length / first.length) * (0.35 * depth + 0.15 * breadth + 0.3 * aimed + 0.2 * reasoned);
}

/** What is assumed of an agent that met no vague answer, as if one had been: it would mostly have cleared it up. */
const BENEFIT_OF_DOUBT = 0.6;
/** What a follow-up costs that nothing called for, as a share of the axis. */
const NEEDLESS = 0.1;

/**
 * Clarification: the share of vague answers that were followed up at once. An answer that settled nothing counts as vague
 * when the agent took it so; a follow-up to one that settled the matter is needless.
 */
function clarificationShare(questions: readonly JudgedQuestion[]): number {
  if (questions.every(({ entry }) => entry === null)) return 0;
  const chances = questions.flatMap((question, index) => {
    const followed = questions[index + 1]?.entry === question.entry;
    const isVague = question.answerWasVague || (followed && !question.answerSettled);
    return isVague && !question.isFollowUp ? [followed] : [];
  });
  const needless = questions.filter(({ isNeedless }) => isNeedless).length;
  return (chances.filter(Boolean).length + BENEFIT_OF_DOUBT) / (chances.length + 1) - NEEDLESS * needless;
}
