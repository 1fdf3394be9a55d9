import { execFileSync } from "node:child_process";
import packageJson from "../../../package.json" with { type: "json" };

let ofCheckout: string | undefined;

/**
 * Version of the code that plays: the package's, with the commit where the working folder is a checkout. Changes of files that were
 * not committed are not in it. DRAGOMAN_CODE names it where code is deployed without its checkout.
 */
export function codeVersion(): string {
  const named = process.env.DRAGOMAN_CODE?.trim();
  if (named) return named;
  ofCheckout ??= [packageJson.version, commit()].filter((part) => part !== null).join("+");
  return ofCheckout;
}

function commit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "--short=12", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return null;
  }
}
