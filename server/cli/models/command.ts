import { Command } from "commander";
import type { Does } from "../action";
import { portOption } from "../options";

export function modelsCommand(does: Does): Command {
  const models = new Command("models").description("check the servers of language models, or serve a scripted one");
  models
    .command("check")
    .description(
      "ask each model of the models file small questions, print what its server refuses, and keep it for later calls",
    )
    .option("--model <name>", "only this one")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).checkModels));
  models
    .command("serve-scripted")
    .description("serve the scripted model by the OpenAI-compatible protocol on this machine until it is interrupted")
    .option("--port <port>", "port to listen on (default: any free port)", portOption)
    .action(does(async () => (await import("./actions")).serveScripted));
  return models;
}
