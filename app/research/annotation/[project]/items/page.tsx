import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { itemsAsked } from "@/components/research/annotation/items/item-order";
import { ItemsPage } from "@/components/research/annotation/items/items-page";
import { orNotFound } from "../../../or-not-found";

export const metadata: Metadata = { title: "Items" };

export default async function Page({ params, searchParams }: PageProps<"/research/annotation/[project]/items">) {
  const [{ project: projectId }, query] = [await params, await searchParams];
  const asked = itemsAsked(query);
  const [project, page, runs] = await orNotFound(
    Promise.all([
      serverApi().annotationProjects.get({ projectId }),
      serverApi().annotationProjects.items({ projectId, ...asked }),
      serverApi().research.runs(),
    ]),
  );
  return <ItemsPage project={project} page={page} asked={asked} runs={runs} />;
}
