import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { InspectorPage } from "@/components/inspector/page/inspector-page";
import { WithCheckLabels } from "@/components/inspector/reading/scored-checks";
import { checkLabelsOf } from "@/server/views";
import { orNotFound } from "../../or-not-found";

export const metadata: Metadata = { title: "Episode" };

export default async function Page({ params, searchParams }: PageProps<"/research/episodes/[id]">) {
  const [{ id }, { event }] = [await params, await searchParams];
  const header = await orNotFound(serverApi().episodes.header({ id }));
  const asked = typeof event === "string" && /^\d{1,9}$/.test(event) ? Number(event) : 0;
  const labels = checkLabelsOf(await serverApi().runs.benchmarks());
  return (
    <WithCheckLabels labels={labels}>
      <InspectorPage key={header.id} header={header} event={Math.min(asked, Math.max(0, header.length - 1))} />
    </WithCheckLabels>
  );
}
