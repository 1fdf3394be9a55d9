import type { MetadataRoute } from "next";

/** What a phone needs to put the app on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Dragoman",
    short_name: "Dragoman",
    description: "Tell me where, when and what matters. Get a day-by-day plan that meets everything you ask for.",
    start_url: "/trips",
    display: "standalone",
    background_color: "#faf8f4",
    theme_color: "#faf8f4",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
  };
}
