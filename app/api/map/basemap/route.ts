import { basemap } from "@/components/trip/map/basemap";

export const dynamic = "force-static";

/** The outlines under the map as GeoJSON; they change only with the app. */
export function GET(): Response {
  return Response.json(basemap(), {
    headers: { "Content-Type": "application/geo+json", "Cache-Control": "public, max-age=604800" },
  });
}
