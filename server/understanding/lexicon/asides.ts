/** Where a sentence can turn from one matter to another. */
export const BOUNDARIES: readonly string[] = [
  "but|so|now|anyway|however|while|whereas|therefore|hence",
  "this time|year",
  ", which",
  ":",
  "- this|now|so",
];

const WHO =
  "i|we|he|she|they|you|it|and|us|friend|friends|sister|brother|parents|family|wife|husband|who|cousin|son|daughter";

/** Signs that a clause tells of something that is over. */
export const BESIDE_THE_TRIP: readonly string[] = [
  `${WHO} ..1 went|visited|flew|stayed|grew|loved|enjoyed|paid|gave|saw|moved|lived|drove|traveled|travelled|did|met|took|spent`,
  "got|was|were ..1 married|engaged|born|raised|cancelled|canceled|robbed|postponed|fired|promoted",
  "it rained|snowed",
  "had ..1 planned|wanted|considered|intended|hoped|booked|thought",
  "have|has|had ..1 been to|in",
  "have|has|had ..1 visited|seen|done",
  "last year|month|summer|winter|spring|fall|autumn|time|christmas|thanksgiving|trip|vacation|holiday ,? i|we|he|she|they|my|our|it",
  "i|we|he|she once|used",
  "once|yesterday|before $",
  "when i|we were|was|lived there|young|kids|small|a",
  "last year|summer|winter|spring|fall|autumn|time $",
  "years|year|months|month|weeks|week|days ago",
];

/** Words of wanting and planning: a clause that has one speaks of the trip. */
export const WISHES: ReadonlySet<string> = new Set(
  "want wants like likes plan plans planning need needs will hope hoping wish wishing looking please going let should can could thinking book must never not budget".split(
    " ",
  ),
);

/** Signs that a clause tells of the tastes of someone else. */
export const OTHERS_TASTES: readonly string[] = [
  "my|our sister|brother|friend|friends|boss|neighbor|neighbour|neighbors|cousin|colleague|coworker|aunt|uncle|mother|father|parents|mom|mum|dad|roommate|ex ..1 loves|love|likes|like|prefers|prefer|hates|hate|says|say|recommends|recommend|recommended|swears|flies|thinks|told|works|worked|lives|lived|studies|studied|teaches|learns|learning|owns|runs|sells",
];

/** Signs that a clause tells of those who stay at home. */
export const STAYS_HOME: readonly string[] = [
  "kids|children|son|daughter|baby|husband|wife|dog|dogs|cat|cats|pets ..2 stay|stays|staying|remain ..1 with|home|behind",
  "she|he|it|they stay|stays|staying ..1 with|home|behind|at",
];

export const GREETINGS: readonly string[] = [
  "^ good morning|afternoon|evening|day $|,",
  "hi|hello|hey|dear|morning|afternoon|evening ..1 <place>",
];

export const CLOSINGS: readonly string[] = [
  "best|kind|kindest|warm|warmest regards|wishes",
  "with? many? thanks|thx|thank|cheers ..2 ,?",
  "regards|sincerely|xoxo ,?",
  "best|love $|,",
  "yours ..1 sincerely|truly|faithfully ,?",
];
