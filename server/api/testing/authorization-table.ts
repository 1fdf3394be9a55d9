/** Who may call what, for the tests that call everything as everyone. */

export const CALLERS = ["nobody", "anonymous", "stranger", "owner", "annotator", "researcher", "admin"] as const;
export type CallerName = (typeof CALLERS)[number];

const EVERYONE_SIGNED_IN = ["anonymous", "stranger", "owner", "annotator", "researcher", "admin"] as const;

/** What a call acts on. */
export interface Subject {
  readonly trip: string;
  readonly share: { readonly id: string; readonly token: string };
}

export interface Rule {
  readonly may: readonly CallerName[];
  /** What the others are told. */
  readonly otherwise: "FORBIDDEN" | "NOT_FOUND" | null;
  readonly input: (subject: Subject) => unknown;
  /** What those who may are answered: "ok", or an error from behind the rung where the call itself would be costly. */
  readonly answer: "ok" | "BAD_REQUEST" | "CONFLICT" | "NOT_FOUND";
  readonly isDeleted: boolean;
}

type Given = Partial<Pick<Rule, "answer" | "isDeleted">>;
const rule =
  (may: Rule["may"], otherwise: Rule["otherwise"]) =>
  (input: Rule["input"] = () => undefined, { answer = "ok", isDeleted = false }: Given = {}): Rule => ({
    may,
    otherwise,
    input,
    answer,
    isDeleted,
  });

const anyone = rule(CALLERS, null);
const traveler = rule(EVERYONE_SIGNED_IN, null);
const accountHolder = rule(["stranger", "owner", "annotator", "researcher", "admin"], "FORBIDDEN");
const owner = rule(["owner"], "NOT_FOUND");
const ownerOrResearcher = rule(["owner", "researcher", "admin"], "NOT_FOUND");
const annotator = rule(["annotator", "researcher", "admin"], "FORBIDDEN");
const researcher = rule(["researcher", "admin"], "FORBIDDEN");
const admin = rule(["admin"], "FORBIDDEN");

const ofTrip = ({ trip }: Subject) => ({ id: trip });
const ofTripWith = (more: Record<string, unknown>) => (subject: Subject) => ({ ...ofTrip(subject), ...more });
const COSTLY: Given = { answer: "BAD_REQUEST" };
const NO_RUN: Given = { answer: "NOT_FOUND" };
const NOTHING_TO_DO: Given = { answer: "BAD_REQUEST" };

/** The id of nothing. */
const NONE = "00000000-0000-4000-8000-000000000000";
const NOT_THERE: Given = { answer: "NOT_FOUND" };
const ofNoProject = () => ({ projectId: NONE });
const ofNoReservation =
  (more: Record<string, unknown> = {}) =>
  () => ({ reservationId: NONE, ...more });
const ofNoItem =
  (more: Record<string, unknown> = {}) =>
  () => ({ itemId: NONE, ...more });
const ofNoProjectWith = (more: Record<string, unknown>) => () => ({ projectId: NONE, ...more });

/** Every procedure. One that is missing here fails the test. */
export const PROCEDURES: Record<string, Rule> = {
  "understanding.read": anyone(() => ({ text: "" })),
  "understanding.propose": anyone(() => ({ text: "" })),
  "worlds.offered": anyone(),
  "worlds.current": anyone(),
  "worlds.holdings": anyone(),
  "worlds.places": anyone(() => ({})),
  "worlds.place": anyone(() => ({ kind: "stay", id: NONE }), NOT_THERE),
  "reports.add": traveler(() => ({ kind: "stay", id: NONE, text: "It is closed." }), NOT_THERE),
  "reports.list": admin(),
  "reports.settle": admin(() => ({ id: NONE }), NOT_THERE),
  "account.me": anyone(),
  "account.remembered": traveler(),
  "account.forgetMe": traveler(() => ({ conversations: true })),
  "account.chatConsent": traveler(),
  "account.data": traveler(),
  "account.setChatConsent": accountHolder(() => ({ isAllowed: false })),
  "people.list": admin(),
  "people.add": admin(() => ({ email: "someone@example.com", role: "annotator" })),
  "people.setRole": admin(() => ({ userId: "stranger", role: "traveler" })),

  "chat.begin": traveler(() => ({ text: "Five days in Texas" })),
  "chat.list": traveler(),
  "chat.get": owner(ofTrip),
  "chat.watch": owner(ofTrip),
  "chat.say": owner(ofTripWith({ text: 1 }), COSTLY),
  "chat.stop": owner(ofTrip),
  "chat.branch": owner(ofTripWith({ sequence: 0, text: "Two of us" }), { answer: "BAD_REQUEST" }),
  "chat.setEntry": owner(ofTripWith({ entry: "hotel.ratings", value: 4 })),
  "chat.editTrip": owner(ofTripWith({ edits: { trip: { people: 2 } } })),
  "chat.dropNote": owner(ofTripWith({ note: "ocean view" })),
  "chat.delegate": owner(ofTripWith({ level: "ask me little" })),
  "chat.consent": owner(ofTripWith({ rated: true })),
  "chat.acceptRemembered": owner(ofTripWith({ entries: ["hotel.ratings"] }), { answer: "NOT_FOUND" }),
  "chat.declineRemembered": owner(ofTripWith({ entries: ["hotel.ratings"] })),
  "chat.plan": owner(ofTrip, NOTHING_TO_DO),

  "trips.create": traveler(() => ({ text: 1 }), COSTLY),
  "trips.list": traveler(),
  "trips.listDeleted": traveler(),
  "trips.get": owner(ofTrip),
  "trips.watch": owner(ofTrip),
  "trips.cancel": owner(ofTrip),
  "trips.planAgain": owner(ofTripWith({ request: 1 }), COSTLY),
  "trips.edit": owner(ofTripWith({ version: 1, edit: { kind: "lock", stopId: "day-1-dinner" } })),
  "trips.undo": owner(ofTripWith({ version: 1 }), NOTHING_TO_DO),
  "trips.redo": owner(ofTripWith({ version: 1 }), NOTHING_TO_DO),
  "trips.restore": owner(ofTripWith({ version: 1, to: 1 })),
  "trips.version": owner(ofTripWith({ number: 1 })),
  "trips.replan": owner(ofTripWith({ version: "1" }), COSTLY),
  "trips.livePrices": owner(ofTripWith({ version: 1 })),
  "trips.accept": owner(ofTripWith({ proposal: 1 }), { answer: "CONFLICT" }),
  "trips.reject": owner(ofTrip),
  "trips.swapOptions": owner(ofTripWith({ version: "1" }), COSTLY),
  "trips.facts": owner(ofTripWith({ version: 1 })),
  "trips.search": owner(ofTripWith({ version: "1" }), COSTLY),
  "trips.book": owner(ofTripWith({ booking: { day: 1, recordId: "restaurant-1", note: "" }, done: true })),
  "trips.rename": owner(ofTripWith({ title: "Spring" })),
  "trips.duplicate": owner(ofTrip),
  "trips.remove": owner(ofTrip),
  "trips.bringBack": owner(ofTrip, { isDeleted: true }),
  "trips.exportView": owner(ofTrip),
  "trips.thingsToBook": owner(ofTripWith({ version: 1 })),
  "trips.export": owner(ofTripWith({ format: "json" })),
  "trips.ways": owner(ofTripWith({ version: 1 })),

  "shares.list": owner(ofTrip),
  "shares.create": owner(ofTripWith({ withCosts: false, expiresInDays: null })),
  "shares.revoke": owner(({ trip, share }) => ({ id: trip, shareId: share.id })),
  "shared.get": anyone(({ share }) => ({ token: share.token })),
  "shared.feed": anyone(({ share }) => ({ token: share.token }), NOT_THERE),
  "shared.invitation": anyone(({ share }) => ({ token: share.token }), NOT_THERE),
  "shared.join": traveler(({ share }) => ({ token: share.token, name: "Ann" }), NOT_THERE),
  "together.get": owner(ofTrip),
  "together.joined": traveler(),
  "together.comment": owner(ofTripWith({ recordId: "park", text: "Lovely" })),
  "together.removeComment": owner(ofTripWith({ commentId: NONE })),
  "together.vote": owner(ofTripWith({ recordId: "park", value: 1 })),
  "shared.export": anyone(({ share }) => ({ token: share.token, format: "markdown" })),
  "shared.ways": anyone(({ share }) => ({ token: share.token })),

  "models.list": researcher(),
  "models.check": researcher(() => ({ name: "no such model" }), { answer: "NOT_FOUND" }),

  "tools.open": researcher(() => ({ world: null })),
  "tools.play": researcher(() => ({ world: "sample", before: [], call: { tool: "CitySearch", input: {} } })),
  "research.runs": researcher(),
  "research.summaries": researcher(() => ({ ids: [] })),

  "rollouts.list": researcher(),
  "rollouts.view": researcher(() => ({ id: "none", step: null }), NOT_THERE),
  "rollouts.rollout": researcher(() => ({ id: "none", place: { step: 1, group: 0, member: 0 } }), NOT_THERE),
  "runs.list": researcher(() => ({ agent: null, model: null, status: null, text: null })),
  "runs.view": researcher(() => ({ id: "0" }), NO_RUN),
  "runs.start": researcher(() => ({ name: "" }), COSTLY),
  "runs.startExternal": researcher(() => ({ name: "" }), COSTLY),
  "runs.createToken": researcher(() => ({ id: "0" }), NO_RUN),
  "runs.revokeTokens": researcher(() => ({ id: "0" })),
  "runs.cancel": researcher(() => ({ id: "0" })),
  "runs.resume": researcher(() => ({ id: "0" })),
  "runs.taskSets": researcher(),
  "runs.benchmarks": researcher(),
  "runs.models": researcher(),
  "runs.worlds": researcher(),
  "runs.watch": researcher(() => ({ id: "0" })),
  "runs.watchAll": researcher(),

  "annotation.projects": annotator(),
  "annotation.project": annotator(ofNoProject, NOT_THERE),
  "annotation.next": annotator(ofNoProject, NOT_THERE),
  "annotation.heartbeat": annotator(ofNoReservation(), NOT_THERE),
  "annotation.saveDraft": annotator(ofNoReservation({ answers: [], seconds: 0, revision: 1 }), NOT_THERE),
  "annotation.submit": annotator(ofNoReservation({ requestId: NONE, answers: [], seconds: 0 }), NOT_THERE),
  "annotation.skip": annotator(ofNoReservation({ reason: "Not a dialog." }), NOT_THERE),
  "annotation.reopen": annotator(ofNoProject, NOT_THERE),
  "annotation.comment": annotator(ofNoReservation({ text: "Odd." }), NOT_THERE),
  "annotation.own": annotator(ofNoProject, NOT_THERE),

  "annotationProjects.list": researcher(),
  "annotationProjects.get": researcher(ofNoProject, NOT_THERE),
  "annotationProjects.create": researcher(() => ({ openToAll: false }), COSTLY),
  "annotationProjects.change": researcher(ofNoProjectWith({ settings: {} }), NOT_THERE),
  "annotationProjects.setStatus": researcher(ofNoProjectWith({ status: "paused" }), NOT_THERE),
  "annotationProjects.raters": researcher(ofNoProject),
  "annotationProjects.addRater": researcher(ofNoProjectWith({ email: "stranger@example.org" }), NOT_THERE),
  "annotationProjects.removeRater": researcher(ofNoProjectWith({ rater: "R01" }), NOT_THERE),
  "annotationProjects.addItems": researcher(ofNoProjectWith({ source: { kind: "unheard of" } }), COSTLY),
  "annotationProjects.countChats": researcher(() => ({ leastMessages: 1, projectId: null })),
  "annotationProjects.importRatings": researcher(ofNoProjectWith({ from: "argilla", text: "[]" }), NOT_THERE),
  "annotationProjects.setKey": researcher(ofNoItem({ answers: [], explanation: "So." }), NOT_THERE),
  "annotationProjects.items": researcher(ofNoProjectWith({ order: "spread", cursor: null }), NOT_THERE),
  "annotationProjects.item": researcher(ofNoItem(), NOT_THERE),
  "annotationProjects.agreement": researcher(ofNoProject, NOT_THERE),
  "annotationProjects.judges": researcher(ofNoProject, NOT_THERE),
  "annotationProjects.startJudge": researcher(ofNoProjectWith({ by: "rules", repeats: 1 }), NOT_THERE),
  "annotationProjects.stopJudge": researcher(() => ({ judgeId: NONE })),
  "annotationProjects.adjudicate": researcher(ofNoItem({ answers: [], rationale: "So." }), NOT_THERE),
  "annotationProjects.askRepeat": researcher(ofNoItem({ rater: "R01" }), NOT_THERE),
  "annotationProjects.comment": researcher(ofNoItem({ text: "Odd." }), NOT_THERE),

  "episodes.header": ownerOrResearcher(ofTrip),
  "episodes.events": ownerOrResearcher(ofTripWith({ after: -1, limit: 10 })),
  "episodes.tail": ownerOrResearcher(ofTrip),
  "episodes.lines": researcher(ofTripWith({ after: -1, limit: 10 })),
  "episodes.tailLines": researcher(ofTrip),
  "episodes.event": researcher(ofTripWith({ sequence: 0 })),
  "episodes.search": researcher(ofTripWith({ text: "Austin", after: -1, inPrompts: false })),
  "episodes.story": researcher(ofTripWith({ at: 0 })),
  "episodes.firstDifference": researcher(({ trip }) => ({ left: trip, right: trip })),
};

/** Subscriptions that say nothing until something changes: that they could be opened is all that a caller sees. */
export const SILENT_SUBSCRIPTIONS: ReadonlySet<string> = new Set(["runs.watchAll"]);
