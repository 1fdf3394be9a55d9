"use client";

import { useEffect } from "react";
import { PlainPage } from "@/components/shell/plain-page";

export default function AccountError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <PlainPage title="This page couldn’t be loaded" retry={retry} action={{ href: "/", label: "Back to start" }}>
      Something went wrong on our side. Your account and your trips are safe; nothing was lost.
    </PlainPage>
  );
}
