import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { NewProjectPage } from "@/components/research/annotation/new/new-project-page";
import { orNotFound } from "../../or-not-found";

export const metadata: Metadata = { title: "New annotation project" };

export default async function Page() {
  return <NewProjectPage runs={await orNotFound(serverApi().research.runs())} />;
}
