"use client";

import { useEffect } from "react";
import { PlainPage } from "@/components/shell/plain-page";
import { WORLD_GONE } from "@/components/shell/world-gone";

export default function TravelError({
  error,
  retry,
}: {
  error: Error & { readonly digest?: string };
  retry: () => void;
}) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  if (error.digest === WORLD_GONE) {
    return (
      <PlainPage title="The world of this trip is gone" retry={retry} action={{ href: "/", label: "Back to start" }}>
        This was planned in a world that isn’t on this server any more. Your trip is safe. It can be shown again once
        the people who run the server bring that world back.
      </PlainPage>
    );
  }
  return (
    <PlainPage title="This page couldn’t be loaded" retry={retry} action={{ href: "/", label: "Back to start" }}>
      Something went wrong on our side. Trips that were planned or are being planned are safe; nothing was lost.
    </PlainPage>
  );
}
