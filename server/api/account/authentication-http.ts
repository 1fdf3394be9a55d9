import { openAccounts } from "@/server/accounts";
import { callerOf } from "../context";
import { guarded, ownOrigin } from "../request-guards";

const API_PATH = "/api/auth";

/** All that may be asked; what else the library would answer is not there. */
const ENDPOINTS: Record<string, "GET" | "POST"> = {
  "/get-session": "GET",
  "/sign-in/anonymous": "POST",
  "/sign-in/email": "POST",
  "/sign-up/email": "POST",
  "/sign-out": "POST",
  "/revoke-sessions": "POST",
  "/update-user": "POST",
  "/change-password": "POST",
  "/delete-user": "POST",
};

/** Answers one HTTP request to sign up, in or out, or to change one's own account. */
export async function handleAuthenticationRequest(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (ENDPOINTS[url.pathname.slice(API_PATH.length)] !== request.method) {
    return Response.json({ message: "There is nothing here." }, { status: 404 });
  }
  const checked = await guarded(request);
  if (checked instanceof Response) return checked;
  const accounts = await openAccounts();
  return accounts.handle(asTheBrowserSent(checked, url));
}

/** Behind a proxy the server sees its own address and a chain of others; what counts is what the browser asked, and from where. */
function asTheBrowserSent(request: Request, { pathname, search }: URL): Request {
  const headers = new Headers(request.headers);
  headers.set("x-forwarded-for", callerOf(request.headers));
  const { method, signal, body } = request;
  return new Request(new URL(pathname + search, ownOrigin(headers)), {
    method,
    headers,
    signal,
    body,
    ...(body === null ? {} : { duplex: "half" }),
  });
}
