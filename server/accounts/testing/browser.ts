import type { Accounts } from "../accounts";
import type { User } from "../user";

/** What a browser does for the accounts: it sends and keeps their cookies. */
export class Browser {
  readonly #accounts: Pick<Accounts, "handle" | "currentUser">;
  readonly #origin: string;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  constructor(
    accounts: Pick<Accounts, "handle" | "currentUser">,
    origin = "http://localhost:3000",
    address = "192.0.2.1",
  ) {
    this.#accounts = accounts;
    this.#origin = origin;
    this.#address = address;
  }

  get headers(): Headers {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const { origin, host } = new URL(this.#origin);
    return new Headers({ cookie, origin, host, "x-forwarded-for": this.#address });
  }

  user(): Promise<User | null> {
    return this.#accounts.currentUser(this.headers);
  }

  async post(path: string, body: unknown = {}): Promise<Response> {
    const { headers } = this;
    headers.set("content-type", "application/json");
    const response = await this.#accounts.handle(
      new Request(`${this.#origin}/api/auth${path}`, { method: "POST", headers, body: JSON.stringify(body) }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}
