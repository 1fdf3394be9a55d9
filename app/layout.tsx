import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { type ReactNode, Suspense } from "react";
import { AccountMenu } from "@/components/account/account-menu";
import { FormatsProvider } from "@/components/formats/formats-provider";
import { readFormats } from "@/components/formats/read-formats";
import { FORMATS_COOKIE } from "@/components/formats/settings";
import { RegisterWorker } from "@/components/offline/register-worker";
import { Header } from "@/components/shell/header";
import { readTheme, THEME_COOKIE } from "@/components/shell/theme";
import { ApiProvider } from "@/components/trpc/provider";
import { serverApi } from "./(travel)/server-api";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Dragoman", template: "%s · Dragoman" },
  description: "Tell me where, when and what matters. Get a day-by-day plan that meets everything you ask for.",
};

export const viewport: Viewport = {
  // An open keyboard shortens the page, so that the box for messages stays above it.
  interactiveWidget: "resizes-content",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf8f4" },
    { media: "(prefers-color-scheme: dark)", color: "#14161a" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [kept, sent] = [await cookies(), await headers()];
  const theme = readTheme(kept.get(THEME_COOKIE)?.value);
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-card focus:bg-raised focus:px-4 focus:py-2"
        >
          Skip to content
        </a>
        <FormatsProvider initial={readFormats(kept.get(FORMATS_COOKIE)?.value, sent.get("accept-language"))}>
          <ApiProvider>
            <Header
              theme={theme}
              account={
                <Suspense>
                  <Account />
                </Suspense>
              }
            />
            <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
              {children}
            </main>
          </ApiProvider>
        </FormatsProvider>
        <RegisterWorker />
      </body>
    </html>
  );
}

/** Without the database nobody can be recognized; the page itself says what is wrong. */
async function Account() {
  return (
    <AccountMenu
      initial={
        await serverApi()
          .account.me()
          .catch(() => null)
      }
    />
  );
}
