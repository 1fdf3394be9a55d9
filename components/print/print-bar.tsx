"use client";

import { ArrowLeft, Printer } from "lucide-react";
import Link from "next/link";
import { Button } from "../ui/button";

/** Above what is to be printed, and not on paper. */
export function PrintBar({ back }: { back: string }) {
  return (
    <div className="flex items-center justify-between gap-4 pb-6 print:hidden">
      <Button asChild variant="quiet" className="-ml-3 px-3">
        <Link href={back}>
          <ArrowLeft aria-hidden />
          Back to the trip
        </Link>
      </Button>
      <Button variant="primary" onClick={() => window.print()}>
        <Printer aria-hidden />
        Print
      </Button>
    </div>
  );
}
