import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { LeaderboardPage } from "@/components/research/benchmark/leaderboard/leaderboard-page";
import { EVERY_RUN } from "@/server/views";
import { orNotFound } from "../or-not-found";

export const metadata: Metadata = { title: "Leaderboard" };

export default async function Page() {
  const runs = await orNotFound(serverApi().runs.list(EVERY_RUN));
  return <LeaderboardPage benchmarks={await serverApi().runs.benchmarks()} runs={runs} />;
}
