import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { serverApi } from "@/app/(travel)/server-api";
import { ResearchNavigation } from "@/components/research/navigation";

/** Before anything is streamed, so that anyone who may not see research gets a page that is not there. */
export default async function ResearchLayout({ children }: { children: ReactNode }) {
  const user = await serverApi().account.me();
  if (user?.role !== "researcher" && user?.role !== "admin") notFound();
  return (
    <>
      <ResearchNavigation />
      {children}
    </>
  );
}
