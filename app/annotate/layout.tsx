import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { serverApi } from "@/app/(travel)/server-api";

/** Before anything is streamed, so that people who may not rate get a page that is not there. */
export default async function AnnotateLayout({ children }: { children: ReactNode }) {
  const user = await serverApi().account.me();
  if (user === null || user.role === "traveler") notFound();
  return children;
}
