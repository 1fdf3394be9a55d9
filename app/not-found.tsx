import { PlainPage } from "@/components/shell/plain-page";

export default function NotFound() {
  return (
    <PlainPage title="There is no page here" action={{ href: "/", label: "To the start" }}>
      The address may be mistyped, or the page has moved.
    </PlainPage>
  );
}
