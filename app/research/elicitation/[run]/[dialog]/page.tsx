import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { DialogPage } from "@/components/research/dialogs/dialog-page";
import { orNotFound } from "../../../or-not-found";

export const metadata: Metadata = { title: "Dialog" };

export default async function Page({ params }: PageProps<"/research/elicitation/[run]/[dialog]">) {
  const { run: runId, dialog: number } = await params;
  const position = Number(number) - 1;
  const { run, dialog } = await orNotFound(serverApi.research.dialog({ runId, position }));
  return <DialogPage run={run} dialog={dialog} position={position} />;
}
