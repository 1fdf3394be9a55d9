import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { type ComparedEpisode, CompareEpisodesPage } from "@/components/research/compare/compare-episodes-page";
import { CompareRunsPage } from "@/components/research/compare/compare-runs-page";
import { checkLabelsOf, EVERY_RUN } from "@/server/views";
import { orNotFound } from "../or-not-found";

export const metadata: Metadata = { title: "Compare" };

export default async function Page({ searchParams }: PageProps<"/research/compare">) {
  const { of, left: leftId, right: rightId } = await searchParams;
  if (of === "episodes" && typeof leftId === "string" && typeof rightId === "string") {
    const [left, right] = [await readEpisode(leftId), await readEpisode(rightId)];
    const difference = await serverApi().episodes.firstDifference({ left: leftId, right: rightId });
    const labels = checkLabelsOf(await serverApi().runs.benchmarks());
    return <CompareEpisodesPage left={left} right={right} difference={difference} labels={labels} />;
  }
  const runs = await orNotFound(serverApi().runs.list(EVERY_RUN));
  const view = async (id: string | string[] | undefined) =>
    typeof id === "string" && id !== "" ? orNotFound(serverApi().runs.view({ id })) : null;
  return <CompareRunsPage runs={runs} left={await view(leftId)} right={await view(rightId)} />;
}

async function readEpisode(id: string): Promise<ComparedEpisode> {
  const header = await orNotFound(serverApi().episodes.header({ id }));
  return { header, story: await serverApi().episodes.story({ id, at: Math.max(0, header.length - 1) }) };
}
