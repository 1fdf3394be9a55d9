/** Where a sentence can turn from one matter to another. */
export const BOUNDARIES: readonly string[] = [
  ", they|it|he|she|who|where|i|we|there",
  "that|which|whom >my|our",
  "having|since|because >i|we|a|my|our|spent|been|had|grown|lived|worked",
  "but|so|now|anyway|however|while|whereas|therefore|hence",
  "this time|year",
  ", which",
  ":",
  "- this|now|so",
];

const OTHERS =
  "sister|brother|sisters|brothers|friend|friends|boss|neighbor|neighbour|neighbors|neighbours|cousin|cousins|colleague|colleagues|coworker|coworkers|aunt|uncle|mother|father|parents|mom|mum|dad|roommate|roomie|flatmate|ex|buddy|pal|mate|nephew|niece|landlord|doctor|dentist|hairdresser|manager|bro|sis|bestie";
const TASTES =
  "loves|love|likes|like|prefers|prefer|hates|hate|says|say|recommends|recommend|recommended|swears|swear|flies|fly|thinks|think|told|tells|works|worked|lives|lived|studies|studied|teaches|learns|learning|owns|runs|sells|raves|rave|raved|gushes|adores|adore|only|always|never|complains|complained|refuses|keeps|stayed|got|had|bought|went";

const WHO =
  "i|we|he|she|they|you|it|and|us|friend|friends|sister|brother|parents|family|wife|husband|who|cousin|son|sons|daughter|daughters|grandson|granddaughter|grandkids|niece|nephew";

/** Signs that a clause tells of something that is over. */
export const BESIDE_THE_TRIP: readonly string[] = [
  `${WHO} ..1 went|visited|flew|stayed|grew|loved|enjoyed|paid|gave|saw|moved|lived|drove|traveled|travelled|did|met|took|spent`,
  "son|sons|daughter|daughters|grandson|granddaughter|grandkids|niece|nephew|he|she|they ..1 worked|sent|set|showed|taught|told|bought|became",
  "i|we ..1 worked|raised|buried",
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
  "last year|summer|winter|spring|fall|autumn|time|trip and|but|when|because",
  "years|year|months|month|weeks|week|days ago",
];

/** Signs that what began in the past lasts: "I have been using a wheelchair since an accident years ago". */
export const STILL_SO: readonly string[] = [
  "have|has been ..1 using|in|on|wearing|walking|getting|having|a|an|vegetarian|vegan|celiac|coeliac|married|divorced|retired|single|blind|deaf|disabled|unable|living|working|teaching",
  "ever since",
  "have|has|been ..6 since",
  "since i|we|he|she|my|an|a|the ..3 , i|we|he|she can|need|use|have|am|are|do|walk",
];

/** Words of wanting and planning: a clause that has one speaks of the trip. */
export const WISHES: ReadonlySet<string> = new Set(
  "want wants like likes plan plans planning need needs will hope hoping wish wishing looking please going let should can could thinking book must never not budget".split(
    " ",
  ),
);

/** Signs that a clause tells of the tastes of someone else. */
export const OTHERS_TASTES: readonly string[] = [
  `my|our ${OTHERS} ..1 ${TASTES}`,
  `a|the|one ${OTHERS} ..1 loves|likes|prefers|hates|says|recommends|recommended|swears|told`,
  `my|our ..1 ${OTHERS} in law ..1 loves|love|likes|like|prefers|prefer|hates|hate|says|recommends|swears|raves|always|only|never`,
  `my|our ..1 ${OTHERS} is|are|was ..1 obsessed|crazy|mad|nuts|into|fond|addicted|hooked|always|forever`,
  `of my|our ${OTHERS} ..2 ${TASTES}`,
];

/** Signs that whoever was spoken of does not travel: their tastes tell nothing, in whatever words. */
export const NOT_OF_THE_PARTY: readonly string[] = [
  "he|she|they is|are|will stay|staying|stop|stopping|remain|remaining ..1 at|home|behind|put|in",
  "he|she|they stays|stay|stops|remains ..1 at|home|behind|put",
  "he|she|they ..1 will|would|is|are|am ..1 not ..2 coming|come|joining|join|traveling|travelling|travel|going|with|part",
  "who|which will|would|is|are ..1 not ..2 coming|come|joining|join|traveling|travelling|travel|going|with|part",
];
/** Who may be spoken of without travelling. */
export const OTHER_PEOPLE: readonly string[] = [`my|our ..1 ${OTHERS}`, `one|some of my|our ${OTHERS}`];

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
