import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { ChatPage } from "@/components/chat/chat-page";
import { findChat, findWorld, worldGone } from "../../server-api";

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
  const current = await findWorld(chat.world);
  if (current === null) throw worldGone();
  return <ChatPage key={chat.id} initial={chat} current={current} />;
}
