import { landOutline } from "@/components/trips/route-picture/land-outline";

export const dynamic = "force-static";

/** The outline of land under the pictures of routes; it changes only with the app. */
export function GET(): Response {
  return new Response(landOutline(), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=604800" },
  });
}
