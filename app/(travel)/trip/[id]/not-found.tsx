import { PlainPage } from "@/components/shell/plain-page";

export default function NotFound() {
  return (
    <PlainPage title="There is no trip at this address" action={{ href: "/", label: "Begin a trip" }}>
      Check that the link is whole. A trip&apos;s address is long, and only whoever has it can see the trip.
    </PlainPage>
  );
}
