import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { dialogsAsked } from "@/components/research/dialogs/dialogs-link";
import { DIALOGS_A_PAGE, DialogsPage } from "@/components/research/dialogs/dialogs-page";
import { orNotFound } from "../../or-not-found";

export const metadata: Metadata = { title: "Dialogs" };

export default async function Page({ params, searchParams }: PageProps<"/research/elicitation/[run]">) {
  const { run: runId } = await params;
  const asked = dialogsAsked(await searchParams);
  const { sortBy, descending, filter, page } = asked;
  const offset = (page - 1) * DIALOGS_A_PAGE;
  const found = await orNotFound(
    serverApi.research.dialogs({ runId, sortBy, descending, filter, offset, limit: DIALOGS_A_PAGE }),
  );
  return <DialogsPage run={found.run} dialogs={found.page.dialogs} total={found.page.total} asked={asked} />;
}
