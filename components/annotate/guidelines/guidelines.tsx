"use client";

import { useEffect, useState } from "react";
import type { RaterProjectDetail } from "@/server/views";
import { Button } from "../../ui/button";
import { Dialog, DialogContent, DialogTrigger } from "../../ui/dialog";
import { Example } from "./example";
import { MarkdownText } from "./markdown-text";

/** What raters are asked to keep in mind, with worked examples: open the first time, a press away from then on. */
export function Guidelines({ project, accountId }: { project: RaterProjectDetail; accountId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const key = `dragoman:guidelines:${accountId}:${project.id}`;
  useEffect(() => {
    try {
      if (localStorage.getItem(key) !== null) return;
      localStorage.setItem(key, "seen");
      setIsOpen(true);
    } catch {
      // A browser that keeps nothing cannot know whether it is the first time; the button is there.
    }
  }, [key]);
  if (project.guidelines.trim() === "" && project.examples.length === 0) return null;
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="quiet" className="px-3">
          Guidelines
        </Button>
      </DialogTrigger>
      <DialogContent title="Guidelines" className="sm:max-w-4xl">
        <div className="flex flex-col gap-8">
          <MarkdownText text={project.guidelines} />
          {project.examples.map((example, index) => (
            <Example
              // biome-ignore lint/suspicious/noArrayIndexKey: examples have no identity beyond their place.
              key={index}
              number={index + 1}
              example={example}
              rubric={project.rubric}
            />
          ))}
          <Button variant="primary" className="self-start" onClick={() => setIsOpen(false)}>
            Start rating
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
