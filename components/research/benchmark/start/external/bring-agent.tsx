"use client";

import { Plug } from "lucide-react";
import { Button } from "../../../../ui/button";
import { Dialog, DialogContent, DialogTrigger } from "../../../../ui/dialog";
import { ExternalForm } from "./external-form";

/** The button and the dialog that make a run for an agent that works elsewhere. */
export function BringAgent() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>
          <Plug aria-hidden />
          Bring your own agent
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Bring your own agent"
        description="Your program fetches tasks over HTTP or MCP, calls the tools here, and submits plans, which are scored like any run’s."
        className="sm:max-w-2xl"
      >
        <ExternalForm />
      </DialogContent>
    </Dialog>
  );
}
