export { type Interlocutor, meetTraveler, type Reply } from "./interlocutor";
export { scoreTalk } from "./score-talk";
export { MOST_TRAVELERS } from "./traveler-of";
export { tripRequestOf } from "./trip-request";
