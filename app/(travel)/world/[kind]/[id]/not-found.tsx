import { PlainPage } from "@/components/shell/plain-page";

export default function NotFound() {
  return (
    <PlainPage title="Place not found" action={{ href: "/world", label: "All places" }}>
      The address may be mistyped, or the data were updated and the place is no longer in them.
    </PlainPage>
  );
}
