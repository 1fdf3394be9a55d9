import { PlainPage } from "@/components/shell/plain-page";

export default function NotFound() {
  return (
    <PlainPage title="There is no conversation at this address" action={{ href: "/", label: "Begin a trip" }}>
      Check that the link is whole. A conversation is shown to whoever began it alone: sign in to see yours.
    </PlainPage>
  );
}
