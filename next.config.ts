import { execFileSync } from "node:child_process";
import type { NextConfig } from "next";
import packageJson from "./package.json" with { type: "json" };

/** The git revision that is built; the package's version outside a checkout. */
function version(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short=12", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return packageJson.version;
  }
}

const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Types have a check of their own (npm run check:types); the first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // The first start waits for the build: no cache is written, since sources seldom change between two builds, and what only the server runs stays as it is.
  experimental: { turbopackFileSystemCacheForBuild: false, serverMinification: false },
  env: { DRAGOMAN_VERSION: version() },
  serverExternalPackages: [
    ...["@electric-sql/pglite", "pg", "apache-arrow", "pg-boss", "onnxruntime-node", "pyodide", "sql.js"],
  ],
  // Browsers ask for this address whatever a page names as its icon, while it is changing pages for one.
  rewrites: async () => [{ source: "/favicon.ico", destination: "/icon.svg" }],
  headers: async () => [
    {
      source: "/(.*)",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "X-Frame-Options", value: "DENY" },
        { key: "Referrer-Policy", value: "same-origin" },
        { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
      ],
    },
    // Pages have a policy of their own (proxy.ts); what the API answers is never a page.
    {
      source: "/api/(.*)",
      headers: [{ key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'" }],
    },
  ],
};

export default config;
