import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { ItemPage } from "@/components/research/annotation/item/item-page";
import { orNotFound } from "../../../../or-not-found";

export const metadata: Metadata = { title: "Item" };

export default async function Page({ params }: PageProps<"/research/annotation/[project]/items/[item]">) {
  const { item: itemId } = await params;
  return <ItemPage item={await orNotFound(serverApi().annotationProjects.item({ itemId }))} />;
}
