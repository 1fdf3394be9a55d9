import { PlainPage } from "@/components/shell/plain-page";

export default function NotFound() {
  return (
    <PlainPage title="World not found" action={{ href: "/", label: "See where you can plan" }}>
      This server has no world of that name, or not any more.
    </PlainPage>
  );
}
