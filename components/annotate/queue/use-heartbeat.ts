"use client";

import { useEffect, useRef } from "react";
import { isLost, type RaterServer } from "./rater-server";

const EVERY_MS = 60_000;

/** Keeps a reservation alive while the page is in view, and notices on coming back that it was lost. */
export function useHeartbeat(reservationId: string, server: RaterServer, onLost: () => void): void {
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(() => {
    async function beat() {
      // Who has turned to something else leaves the item to others after a while; what was typed is kept.
      if (document.visibilityState === "hidden") return;
      // Saving the draft says whether the server is reached.
      await server.heartbeat(reservationId).catch((error: unknown) => isLost(error) && lost.current());
    }
    const timer = setInterval(beat, EVERY_MS);
    document.addEventListener("visibilitychange", beat);
    addEventListener("online", beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", beat);
      removeEventListener("online", beat);
    };
  }, [reservationId, server]);
}
