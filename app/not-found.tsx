import { PlainPage } from "@/components/shell/plain-page";

export default function NotFound() {
  return (
    <PlainPage title="Page not found" action={{ href: "/", label: "Back to start" }}>
      The address may be mistyped, or the page has moved.
    </PlainPage>
  );
}
