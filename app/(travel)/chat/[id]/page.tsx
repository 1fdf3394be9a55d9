import { TRPCError } from "@trpc/server";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ChatPage } from "@/components/chat/chat-page";
import type { ChatView } from "@/server/trip";
import { serverApi } from "../../server-api";

interface Props {
  params: Promise<{ id: string }>;
}

// Where the keyboard opens the page gets shorter, so that the message box stays above it.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const chat = await findChat((await params).id);
  return { title: chat?.title ?? "No conversation here" };
}

export default async function Page({ params }: Props) {
  const chat = await findChat((await params).id);
  if (chat === null) notFound();
  return <ChatPage key={chat.id} initial={chat} current={await serverApi.worlds.current()} />;
}

/** The conversation; null when there is none of this traveler's. Read once for the page and its title. */
const findChat = cache(async (id: string): Promise<ChatView | null> => {
  try {
    return await serverApi.chat.get({ id });
  } catch (error) {
    if (error instanceof TRPCError && (error.code === "NOT_FOUND" || error.code === "UNAUTHORIZED")) return null;
    throw error;
  }
});
