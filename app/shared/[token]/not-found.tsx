import { PlainPage } from "@/components/shell/plain-page";

export default function NotFound() {
  return (
    <PlainPage title="This link shows nothing" action={{ href: "/", label: "Begin a trip of your own" }}>
      It may have expired, or whoever sent it took it back. Ask for a new link, and check that this one is whole.
    </PlainPage>
  );
}
