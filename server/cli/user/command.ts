import { Argument, Command, Option } from "commander";
import type { Does } from "../action";

/** Everyone who signs up is a traveler already. */
const ROLES_BY_HAND = ["annotator", "researcher", "admin"] as const;

export function userCommand(does: Does): Command {
  const user = new Command("user").description(
    "create accounts, grant roles and set passwords, in the server's database",
  );
  const email = new Argument("<email>", "e-mail of the account");
  user
    .command("add")
    .description("create an account with a random password, or grant the role to an existing one")
    .addArgument(email)
    .addOption(new Option("--role <role>", "what the account may do").choices(ROLES_BY_HAND).makeOptionMandatory())
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).addUser));
  user
    .command("password")
    .description("set a new random password and sign the account out everywhere")
    .addArgument(email)
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).renewPassword));
  return user;
}
