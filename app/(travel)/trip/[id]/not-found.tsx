import { PlainPage } from "@/components/shell/plain-page";

export default function NotFound() {
  return (
    <PlainPage title="There is no trip at this address" action={{ href: "/", label: "Begin a trip" }}>
      Check that the link is whole. A trip is shown to whoever planned it alone: sign in, or ask them to share it with
      you.
    </PlainPage>
  );
}
