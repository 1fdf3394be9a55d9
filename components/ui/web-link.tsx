import type { ReactNode } from "react";

/** A link only where it is one of the web: records come from elsewhere. */
export function WebLink({ address, children }: { address: string; children?: ReactNode }) {
  const isOfWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isOfWeb) return children ?? address;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline decoration-1 underline-offset-4"
    >
      {children ?? new URL(address).host}
    </a>
  );
}
