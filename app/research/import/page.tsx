import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { ImportPage } from "@/components/research/import/import-page";
import { orNotFound } from "../or-not-found";

export const metadata: Metadata = { title: "Import" };

export default async function Page() {
  return <ImportPage benchmarks={await orNotFound(serverApi().runs.benchmarks())} />;
}
