import { APIError, type createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { z } from "zod";

const changeSchema = z.object({ password: z.string().min(1) });
const bodySchema = z.record(z.string(), z.unknown());

/** A call of the library's, before it is answered. */
export type Call = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * What the library leaves to the caller: an account ends with its password only, however new the session is, and a changed password
 * ends every other session.
 */
export async function beforeChange(call: Call): Promise<{ context: { body: object } } | undefined> {
  if (call.path === "/delete-user" && !changeSchema.safeParse(call.body).success) {
    const session = await getSessionFromCtx(call);
    if (session === null || session.user.isAnonymous === true) return undefined;
    const message = "Enter your password to delete the account.";
    throw new APIError("BAD_REQUEST", { code: "PASSWORD_NEEDED", message });
  }
  if (call.path !== "/change-password") return undefined;
  return { context: { body: { ...bodySchema.parse(call.body), revokeOtherSessions: true } } };
}
