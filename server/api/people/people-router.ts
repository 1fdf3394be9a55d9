import { z } from "zod";
import { openAccounts, roleSchema } from "@/server/accounts";
import { ProblemError } from "@/server/trip";
import { admin, router } from "../procedures";

export const peopleRouter = router({
  /** Everyone with an account, by e-mail. */
  list: admin.query(async () => (await openAccounts()).listPeople()),

  /** Makes an account with a random password, or grants the role to the one that is there; with everyone as they are then. */
  add: admin
    .input(z.object({ email: z.string().max(320), role: roleSchema.exclude(["traveler"]) }))
    .mutation(async ({ input }) => {
      const accounts = await openAccounts();
      const added = await accounts.addUser(input.email, input.role);
      if (!added.ok) throw new ProblemError(added.problem);
      return { ...added.value, people: await accounts.listPeople() };
    }),

  /** Grants a role in place of the present one; the last admin stays one. */
  setRole: admin.input(z.object({ userId: z.string().max(100), role: roleSchema })).mutation(async ({ input }) => {
    const person = await (await openAccounts()).setRole(input.userId, input.role);
    if (!person.ok) throw new ProblemError(person.problem);
    return person.value;
  }),
});
