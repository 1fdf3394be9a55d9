"use client";

import { useEffect } from "react";
import { PlainPage } from "@/components/shell/plain-page";

export default function AnnotateError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <PlainPage title="This page couldn’t be loaded" retry={retry} action={{ href: "/", label: "Back to start" }}>
      Something went wrong on our side. Your ratings are safe, and what you typed is kept in this browser.
    </PlainPage>
  );
}
