import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { valuesOf } from "@/components/research/benchmark/figures/ended-trials";
import { inOrderOf, passes, trialFilter } from "@/components/research/benchmark/figures/trial-filter";
import { TRIALS_A_PAGE, TrialsPage } from "@/components/research/benchmark/trials/trials-page";
import { orNotFound } from "../../../or-not-found";

export const metadata: Metadata = { title: "Episodes" };

export default async function Page({ params, searchParams }: PageProps<"/research/runs/[id]/trials">) {
  const [{ id }, filter] = [await params, trialFilter(await searchParams)];
  const { run, benchmark, trials } = await orNotFound(serverApi().runs.view({ id }));
  const wanted = inOrderOf(
    trials.filter((trial) => passes(trial, filter)),
    filter,
  );
  return (
    <TrialsPage
      run={run}
      benchmark={benchmark}
      trials={wanted.slice((filter.page - 1) * TRIALS_A_PAGE, filter.page * TRIALS_A_PAGE)}
      total={wanted.length}
      filter={filter}
      values={benchmark.facets.map((facet) => [facet, valuesOf(facet, trials)] as const)}
    />
  );
}
