import { Command } from "commander";
import type { Does } from "../action";
import { portOption } from "../options";

export function providersCommand(does: Does): Command {
  const providers = new Command("providers").description("check who is asked for live offers, or serve recorded ones");
  providers
    .command("check")
    .description("ask each provider that is switched on one small question, and say what came of it")
    .option("--provider <name>", "only this one")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).check));
  providers
    .command("serve-recorded")
    .description("serve invented answers in the form of every provider on this machine until it is interrupted")
    .option("--port <port>", "port to listen on (default: any free port)", portOption)
    .action(does(async () => (await import("./actions")).serveRecorded));
  return providers;
}
