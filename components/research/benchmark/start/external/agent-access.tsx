import Link from "next/link";
import type { ReactNode } from "react";
import type { ExternalAccess } from "@/server/views";
import { Button } from "../../../../ui/button";
import { DialogActions } from "../../../../ui/dialog";
import { CommandLine } from "../../command-line";
import { firstRequest, mcpConfiguration } from "./first-request";

/** What an agent needs to begin: where it asks, the token of its run, and an example of each way. `origin`: of this server. */
export function AgentAccess({ access: { id, token }, origin }: { access: ExternalAccess; origin: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-sm">
        The run waits for your agent. Copy its token now: it is shown only once. You can create more on the run’s page.
      </p>
      <Labeled label="Token">
        <CommandLine label="Token" command={token} />
      </Labeled>
      <Labeled label="Address">
        <CommandLine label="Address" command={`${origin}/api/external`} />
      </Labeled>
      <Labeled label="Fetch the first task">
        <CommandLine label="Fetch the first task" command={firstRequest(origin, token)} />
      </Labeled>
      <Labeled label="Or configure a client of the Model Context Protocol">
        <CommandLine label="Configuration of an MCP client" command={mcpConfiguration(origin, token)} />
      </Labeled>
      <p className="text-muted text-sm">
        docs/EXTERNAL_AGENTS.md has every request, and a whole agent in twenty lines of Python.
      </p>
      <DialogActions>
        <Button asChild variant="primary">
          <Link href={`/research/runs/${id}`}>Go to the run</Link>
        </Button>
      </DialogActions>
    </div>
  );
}

function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium text-sm">{label}</p>
      {children}
    </div>
  );
}
