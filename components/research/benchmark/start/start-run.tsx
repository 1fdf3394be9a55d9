"use client";

import { Play } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Dialog, DialogContent, DialogTrigger } from "../../../ui/dialog";
import { StartForm } from "./start-form";

/** The button and the dialog that start a run. */
export function StartRun() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="primary">
          <Play aria-hidden />
          Start a run
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Start a run"
        description="An agent works on every task, as many times as you choose. You can close the page: the run continues."
        className="sm:max-w-2xl"
      >
        <StartForm />
      </DialogContent>
    </Dialog>
  );
}
