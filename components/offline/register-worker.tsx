"use client";

import { useEffect } from "react";

/** Starts the service worker once the page is there; without one the app works as before, with a connection only. */
export function RegisterWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    const register = () => navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    if (document.readyState === "complete") void register();
    else window.addEventListener("load", register, { once: true });
  }, []);
  return null;
}
