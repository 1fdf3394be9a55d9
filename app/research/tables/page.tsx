import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { chooseTabled, tablesQuery } from "@/components/research/tables/choose-tabled";
import { tablesOfRuns } from "@/components/research/tables/tables-of-runs";
import { TablesPage } from "@/components/research/tables/tables-page";
import { EVERY_RUN, type RunView } from "@/server/views";
import { orNotFound } from "../or-not-found";

export const metadata: Metadata = { title: "Tables" };

export default async function Page({ searchParams }: PageProps<"/research/tables">) {
  const query = tablesQuery(await searchParams);
  const runs = await orNotFound(serverApi().runs.list(EVERY_RUN));
  const choice = chooseTabled(await serverApi().runs.benchmarks(), runs, query);
  if (choice === null) return <TablesPage tabled={null} />;
  const views: RunView[] = [];
  for (const { id } of choice.chosen) views.push(await orNotFound(serverApi().runs.view({ id })));
  return <TablesPage tabled={{ choice, tables: tablesOfRuns(choice, views, query) }} />;
}
