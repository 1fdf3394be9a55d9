import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { runFilter } from "@/components/research/benchmark/list/run-filter";
import { RunsPage } from "@/components/research/benchmark/list/runs-page";
import { orNotFound } from "../../or-not-found";

export const metadata: Metadata = { title: "Runs" };

export default async function Page({ searchParams }: PageProps<"/research/runs">) {
  const filter = runFilter(await searchParams);
  const [runs, benchmarks] = [await orNotFound(serverApi().runs.list(filter)), await serverApi().runs.benchmarks()];
  return <RunsPage runs={runs} benchmarks={benchmarks} filter={filter} />;
}
