"use client";

import { PlainPage } from "@/components/shell/plain-page";
import "./globals.css";

export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <PlainPage title="Dragoman couldn’t be loaded" retry={retry}>
            Something went wrong on our side. Trips that were planned or are being planned are safe; nothing was lost.
          </PlainPage>
        </main>
      </body>
    </html>
  );
}
