import { PlainPage } from "@/components/shell/plain-page";

export default function NotFound() {
  return (
    <PlainPage title="Conversation not found" action={{ href: "/", label: "New trip" }}>
      Check that the link is complete. Only the person who started a conversation can see it: sign in to see yours.
    </PlainPage>
  );
}
