import { PlainPage } from "@/components/shell/plain-page";

export default function NotFound() {
  return (
    <PlainPage title="This link doesn’t work" action={{ href: "/", label: "Plan your own trip" }}>
      It may have expired or been revoked. Check that the link is complete, or ask for a new one.
    </PlainPage>
  );
}
