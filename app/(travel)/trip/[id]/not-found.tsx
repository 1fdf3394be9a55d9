import { PlainPage } from "@/components/shell/plain-page";

export default function NotFound() {
  return (
    <PlainPage title="Trip not found" action={{ href: "/", label: "New trip" }}>
      Check that the link is complete. Only the person who planned a trip can see it: sign in, or ask them to share it.
    </PlainPage>
  );
}
