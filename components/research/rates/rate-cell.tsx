import Link from "next/link";
import { basisText, type Rate, valueText } from "./rate";

/** A rate in a table of its own making: the rate, and below it what it counts and its 95 % interval. */
export function RateCell({ rate, href }: { rate: Rate; href: string }) {
  return (
    <>
      <Link href={href} className="rounded-inner underline decoration-hairline underline-offset-4">
        {valueText(rate.value, rate)}
      </Link>
      <span className="block text-muted text-xs">{basisText(rate)}</span>
    </>
  );
}
