import type { Metadata } from "next";
import { serverApi } from "@/app/(travel)/server-api";
import { ToolsPage } from "@/components/tools/tools-page";
import { orNotFound } from "../or-not-found";

export const metadata: Metadata = { title: "Tools" };

export default async function Page({ searchParams }: PageProps<"/research/tools">) {
  const { world, tool } = await searchParams;
  const toolbox = await orNotFound(serverApi().tools.open({ world: typeof world === "string" ? world : null }));
  // Another world is another agent's.
  return <ToolsPage key={toolbox.world.name} toolbox={toolbox} toolName={typeof tool === "string" ? tool : null} />;
}
