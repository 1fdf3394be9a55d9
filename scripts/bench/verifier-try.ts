import { verifyTrajectory } from "@/server/scoring/verifier";
import { ensureWorld } from "@/server/worlds";
import { sampledRequests } from "@/server/worlds/places/testing/sampled-requests";
import { toTrajectory } from "./verifier/draft";
import { Random } from "./verifier/random";
import { taughtOf } from "./verifier/tasks";
import { searchable } from "./verifier/teacher";
import { plain } from "./verifier/wordings";

const opened = await ensureWorld("sample");
if (!opened.ok) throw new Error(opened.problem.message);
const world = searchable(opened.value);
const n = Number(process.argv[2] ?? 20);
let t = performance.now();
const { taught, noPlans, left } = await taughtOf(
  sampledRequests(world, n * 4, 1, "2030-05-06"),
  world,
  new Random(1),
  n,
);
console.log(taught.length, noPlans.length, left, performance.now() - t);
t = performance.now();
let refused = 0;
for (const [at, one] of taught.entries()) {
  const trajectory = toTrajectory(one.draft, plain);
  if (at === 0) {
    console.log(one.task.text);
    for (const turn of trajectory.turns)
      console.log(
        "T:",
        turn.text,
        turn.calls.map((c) => `${c.tool} ${JSON.stringify(c.input)}`),
      );
    console.log(trajectory.final.text);
  }
  const verdict = verifyTrajectory(one.task, trajectory, world);
  if (verdict.reward === 1) continue;
  refused++;
  console.log("REFUSED", at, one.task.text);
  for (const [name, r] of Object.entries(verdict.trajectory))
    if (!r.holds) console.log("  ", name, r.evidence.slice(0, 3));
  for (const v of verdict.turns)
    for (const n of ["grounded", "consistent"] as const)
      if (!v[n].holds)
        console.log(
          "  turn",
          v.turn,
          n,
          v[n].evidence.slice(0, 4),
          "::",
          trajectory.turns[v.turn - 1]?.text.slice(0, 300),
        );
}
console.log("refused", refused, "of", taught.length, (performance.now() - t) / taught.length, "ms each");
for (const one of noPlans) {
  const v = verifyTrajectory(one.task, one.trajectory, world);
  if (v.reward === 0) console.log("NOPLAN", JSON.stringify(v).slice(0, 600));
}
