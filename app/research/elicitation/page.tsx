import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { ElicitationPage } from "@/components/research/page/elicitation-page";
import { NoRuns } from "@/components/research/page/no-runs";
import { chooseRuns } from "@/components/research/runs/choose-runs";
import { orNotFound } from "../or-not-found";

export const metadata: Metadata = { title: "Elicitation" };

export default async function Page({ searchParams }: PageProps<"/research/elicitation">) {
  const { setting, run } = await searchParams;
  const runs = await orNotFound(serverApi().research.runs());
  const choice = chooseRuns(runs, {
    setting: typeof setting === "string" ? setting : undefined,
    ids: [run ?? []].flat(),
  });
  if (choice === null) return <NoRuns />;
  return (
    <ElicitationPage choice={choice} details={await serverApi().research.summaries({ ids: [...choice.chosen] })} />
  );
}
