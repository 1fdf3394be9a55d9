import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { awake } from "./awake";

export const PASSWORD = "correct horse battery";
export const newEmail = () => `${randomUUID()}@example.org`;

/** Sign-up, sign-in, the account and what the header says of it. */
export class AccountPage {
  readonly page: Page;
  readonly menu: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly notice: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole("banner").getByRole("button", { name: /^(Account: |Not signed in)/ });
    this.email = page.getByLabel("E-mail");
    this.password = page.getByLabel("Password", { exact: true });
    this.notice = page.getByRole("main").getByRole("note");
  }

  async choose(item: string) {
    await awake(this.menu);
    await this.menu.click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }

  /** Signs up from wherever the page is, and comes back to it. */
  async signUp(email: string, name = "Ada") {
    await this.choose("Keep your trips");
    await this.page.getByLabel("Your name").fill(name);
    await this.email.fill(email);
    await this.password.fill(PASSWORD);
    await this.page.getByRole("button", { name: "Keep my trips" }).click();
    await this.page.getByRole("button", { name: `Account: ${name}` }).waitFor();
  }

  async openSignIn(next = "/account") {
    await this.page.goto(`/sign-in?next=${next}`);
    await awake(this.email);
  }

  async signIn(email: string, password = PASSWORD) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.page.getByRole("button", { name: "Sign in", exact: true }).click();
  }
}
