/**
 * Who may import whom: the table of docs/ARCHITECTURE.md as rules for dependency-cruiser. A name with a slash is a part
 * of a room whose rights differ from the room's.
 */

const SERVER_ROOMS = [
  "trip",
  "views",
  "statistics",
  "programs",
  "episodes",
  "worlds",
  "understanding",
  "scoring",
  "planner",
  "elicitation",
  "tools",
  "models",
];
/** Parts that have a door of their own, which the room's index.ts does not re-export. */
const FURTHER_DOORS = [
  "scoring/apec",
  "scoring/judge",
  "scoring/verifier",
  "elicitation/simulator",
  "elicitation/training",
  "understanding/scoring",
  "models/scripted",
  "worlds/live",
];
/** Where dialogs to be rated come from, what ratings are exported as and imported from, and judges that score next to people. */
const ANNOTATION_DOORS = ["annotation/formats", "annotation/sources", "annotation/judging"];
const ALL_ABOVE_THE_SURFACE = [...SERVER_ROOMS, ...FURTHER_DOORS, "agents", "benchmarks"];

/** @type {Record<string, string[]>} */
const MAY_IMPORT = {
  trip: [],
  statistics: ["trip"],
  // Where the programs and threads are that a room starts.
  programs: [],
  // What pages, procedures, commands and the database exchange: chats, runs, ratings.
  views: ["trip", "statistics"],
  episodes: ["trip", "views", "db"],
  worlds: ["trip"],
  // Live providers behind a cache: what the planner plans is handed in.
  "worlds/live": ["trip", "worlds"],
  understanding: ["trip", "programs", "worlds"],
  "understanding/scoring": ["trip", "worlds", "understanding"],
  scoring: ["trip", "views", "worlds", "episodes"],
  "scoring/apec": ["trip", "views", "statistics", "worlds", "episodes", "scoring", "personas"],
  "scoring/judge": ["trip", "views", "worlds", "episodes", "scoring", "models"],
  "scoring/verifier": ["trip", "views", "statistics", "worlds", "episodes", "scoring", "models"],
  // A trip whose prices were checked is planned over what was offered for it.
  planner: ["trip", "programs", "worlds", "worlds/live"],
  personas: ["trip", "views"],
  elicitation: ["trip", "views", "episodes", "worlds", "understanding", "planner", "models"],
  "elicitation/simulator": [
    "trip",
    "views",
    "episodes",
    "worlds",
    "understanding",
    "planner",
    "models",
    "elicitation",
    "personas",
  ],
  "elicitation/training": [
    ...[
      "trip",
      "views",
      "episodes",
      "worlds",
      "understanding",
      "planner",
      "models",
      "elicitation",
      "elicitation/simulator",
    ],
    ...["personas", "scoring/apec"],
  ],
  tools: ["trip", "views", "programs", "worlds", "planner"],
  models: ["trip", "views", "episodes"],
  // Sees prompts and nothing else: no world, no task, no scorer.
  "models/scripted": ["trip", "views", "episodes", "understanding"],
  agents: SERVER_ROOMS,
  // Plans that are written by names become itineraries by the code that places stops by hand.
  benchmarks: [...SERVER_ROOMS, ...FURTHER_DOORS, "agents", "personas", "editing"],
  // Tools for clients of the Model Context Protocol; their plans are the exact planner's, read from the text and verified.
  mcp: ["trip", "views", "worlds", "tools", "understanding", "planner", "scoring", "benchmarks"],
  editing: ["trip", "views", "worlds"],
  wishes: ["trip", "views", "worlds", "editing"],
  // Knows no database and no job queue: the driver of a conversation passes these in. Over a plan it reads wishes, edits by them
  // (editing) and has what comes of it checked (scoring), so that a version is never shown without its checks.
  conversation: [
    ...["trip", "views", "episodes", "worlds", "understanding", "elicitation", "planner", "models"],
    ...["scoring", "editing", "wishes"],
  ],
  accounts: ["trip", "views", "db"],
  reports: ["trip", "views", "db"],
  annotation: ["trip", "views", "statistics", "db", "annotation/formats"],
  // Knows no job that runs in it: anyone who has work to do brings its data and its handler.
  jobs: ["db"],
  // A trip as others see it, with what is said of its stops.
  exports: ["trip", "views", "worlds", "benchmarks", "editing"],
  "own-places": ["trip", "views", "worlds"],
  // Files of ratings: pure, they know neither database nor who may see what.
  "annotation/formats": ["trip", "views", "episodes"],
  // Plays dialogs with simulated travelers; only their words leave it, nothing of a persona.
  "annotation/sources": [
    ...["trip", "views", "episodes", "worlds", "annotation/formats", "elicitation", "elicitation/simulator"],
    ...["elicitation/training", "personas", "scoring/apec"],
  ],
  // Judges see the words of items, which raters see, and nothing of what raters gave.
  "annotation/judging": [
    ...["trip", "views", "db", "episodes", "annotation", "elicitation", "models", "scoring/apec", "scoring/judge"],
  ],
  // Sessions that trainers drive, in a process of their own: no database. Tasks come from the benchmarks, and travelers by words and figures alone.
  environment: [
    ...["trip", "views", "episodes", "worlds", "scoring", "scoring/verifier", "planner", "tools", "models"],
    ...["agents", "benchmarks", "elicitation/training", "environment/traveler"],
  ],
  // The one part that sees personas: words of a traveler and figures leave it.
  "environment/traveler": [
    ...["trip", "views", "episodes", "worlds", "elicitation", "elicitation/simulator", "elicitation/training"],
    ...["personas", "scoring/apec", "environment"],
  ],
  // Groups of episodes that a model plays, in a folder of files: no database.
  rollouts: ["trip", "views", "statistics", "episodes", "worlds", "models", "environment"],
  runs: [...ALL_ABOVE_THE_SURFACE, "jobs", "db"],
  api: [
    ...ALL_ABOVE_THE_SURFACE,
    ...ANNOTATION_DOORS,
    "conversation",
    "editing",
    "wishes",
    "accounts",
    "annotation",
    "reports",
    "exports",
    "own-places",
    "jobs",
    "runs",
    "rollouts",
    "mcp",
    "db",
  ],
  cli: [
    ...ALL_ABOVE_THE_SURFACE,
    ...ANNOTATION_DOORS,
    "conversation",
    "editing",
    "accounts",
    "annotation",
    "reports",
    "exports",
    "own-places",
    "jobs",
    "runs",
    "rollouts",
    "mcp",
    "environment",
    "db",
  ],
};

/**
 * Tests, the code that only they use, and five benchmarks: the load benchmark, whose servers run on databases of their own as
 * in tests, that of transit, which compares with the tests' naive search, and those of places, offers and the verifier, which plan the tests' requests.
 */
const TESTS =
  "\\.test\\.tsx?$|/testing/|^db/testing\\.ts$|^e2e/|^scripts/bench/load/|^scripts/bench/(offers|places|transit|verifier)\\.ts$";
const PARTS = Object.keys(MAY_IMPORT).filter((name) => name.includes("/"));

/** @param {string} room @returns {string} pattern of the files of the room, without the parts with rights of their own */
function filesOf(room) {
  if (room === "db") return "^db/";
  const parts = PARTS.filter((part) => part.startsWith(`${room}/`)).map((part) => part.slice(room.length + 1));
  return parts.length === 0 ? `^server/${room}/` : `^server/${room}/(?!(${parts.join("|")})/)`;
}

/** @returns {import("dependency-cruiser").IForbiddenRuleType[]} */
function roomRules() {
  return Object.entries(MAY_IMPORT).map(([room, others]) => ({
    name: `room-${room.replace("/", "-")}`,
    comment: `server/${room} may import ${others.join(", ") || "no other room"}.`,
    severity: "error",
    from: { path: filesOf(room), pathNot: TESTS },
    to: { path: "^(server|db|app|components|scripts|e2e)/", pathNot: [room, ...others].map(filesOf) },
  }));
}

/** @returns {import("dependency-cruiser").IForbiddenRuleType[]} */
function doorRules() {
  const doors = ["[^/]+", ...FURTHER_DOORS, ...ANNOTATION_DOORS].map((door) => `^server/${door}/index\\.ts$`);
  const testing = ["^server/[^/]+/testing/", "^db/testing\\.ts$"];
  const comment = "A room is entered by its index.ts only.";
  return [
    {
      name: "door-between-rooms",
      comment,
      severity: "error",
      from: { path: "^server/([^/]+)/", pathNot: TESTS },
      to: { path: "^server/", pathNot: ["^server/$1/", ...doors] },
    },
    {
      name: "door-from-outside",
      comment,
      severity: "error",
      from: { path: "^(app|components|db|scripts|[^/]+$)", pathNot: TESTS },
      to: { path: "^server/", pathNot: doors },
    },
    {
      name: "door-for-tests",
      comment: "Tests enter another room by its index.ts or its testing folder.",
      severity: "error",
      from: { path: `^server/([^/]+)/.*(${TESTS})` },
      to: { path: "^server/", pathNot: ["^server/$1/", ...doors, ...testing] },
    },
    {
      name: "door-of-the-database",
      comment: "The database is entered by db/index.ts, by tests also by db/testing.ts.",
      severity: "error",
      from: { pathNot: ["^db/", TESTS] },
      to: { path: "^db/", pathNot: "^db/index\\.ts$" },
    },
  ];
}

/** @returns {import("dependency-cruiser").IForbiddenRuleType[]} */
function surfaceRules() {
  return [
    {
      name: "components-see-trip-and-types",
      comment: "Components import server/trip, views and statistics, and types of server/episodes and server/api.",
      severity: "error",
      from: { path: "^components/", pathNot: TESTS },
      to: { path: "^(server|db|app)/", pathNot: ["^server/(trip|views|statistics)/", "^server/(episodes|api)/"] },
    },
    {
      name: "components-see-only-types",
      comment: "Of server/episodes and server/api, components import types: their code stays on the server.",
      severity: "error",
      from: { path: "^components/", pathNot: TESTS },
      to: { path: "^server/(episodes|api)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "app-sees-components-api-and-trip",
      comment: "Routes are thin: they import components, server/api and the vocabulary.",
      severity: "error",
      from: { path: "^(app/|(instrumentation|loaded-api)\\.ts$)", pathNot: TESTS },
      to: { path: "^(server|db|scripts|e2e)/", pathNot: "^server/(api|trip|views)/" },
    },
    {
      name: "app-asks-for-the-loaded-api",
      comment: "Routes ask loaded-api.ts: one that imports server/api is bundled with a copy of every room.",
      severity: "error",
      from: { path: "^(app|components)/" },
      to: { path: "^server/api/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-imports-app",
      comment: "Routes are the outermost layer.",
      severity: "error",
      from: { pathNot: "^app/" },
      to: { path: "^app/" },
    },
    {
      name: "database-sees-trip",
      comment: "db/ stores values of the vocabulary and knows no other room.",
      severity: "error",
      from: { path: "^db/", pathNot: TESTS },
      to: { path: "^(server|app|components|scripts|e2e)/", pathNot: "^server/(trip|views)/" },
    },
  ];
}

/** @returns {import("dependency-cruiser").IForbiddenRuleType[]} */
function generalRules() {
  return [
    {
      name: "no-cycles",
      comment: "Modules must not import in a circle.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolved",
      comment: "Every import must lead somewhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-development-packages",
      comment:
        "The server's packages are installed where it runs; only those that pages are built with are of development.",
      severity: "error",
      from: { path: "^(db|server)/", pathNot: TESTS },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ];
}

export function importRules() {
  return [...roomRules(), ...doorRules(), ...surfaceRules(), ...generalRules()];
}
