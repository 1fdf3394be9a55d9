import { expect, test } from "../fixtures";
import { AccountPage, newEmail, PASSWORD } from "../pages/account-page";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { SENTENCES } from "../sample-trips";

test("a trip planned without an account stays after signing up, and is there on another device", async ({
  page,
  browser,
}) => {
  const account = new AccountPage(page);
  const start = new StartPage(page);
  await start.open();
  await expect(account.menu).toBeHidden();
  await start.type(SENTENCES.feasible);
  await start.plan();
  const trip = new TripPage(page);
  await trip.planned();
  await expect(account.menu).toHaveAccessibleName("Not signed in");
  const address = page.url();
  const title = (await trip.title.textContent()) ?? "";

  const email = newEmail();
  await account.signUp(email);
  expect(page.url()).toBe(address);
  await expect(trip.title).toHaveText(title);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(address);
  await expect(other.getByRole("heading", { level: 1 })).not.toHaveText(title);
  const there = new AccountPage(other);
  await there.openSignIn(new URL(address).pathname);
  await there.signIn(email);
  await other.waitForURL(address);
  await expect(new TripPage(other).title).toHaveText(title);
  await elsewhere.close();
});

test("trips planned before signing in come along to the account of before", async ({ page, browser }) => {
  const email = newEmail();
  const first = await browser.newPage();
  await planQuickly(first);
  await new AccountPage(first).signUp(email);
  await first.close();

  await planQuickly(page);
  const address = page.url();
  const account = new AccountPage(page);
  await account.choose("Sign in");
  await expect(page.getByText("Trips on this device are added to your account.")).toBeVisible();
  await account.signIn(email);
  await page.waitForURL(address);
  await expect(account.menu).toHaveAccessibleName("Account: Ada");
  await page.goto("/trips");
  await expect(page.getByRole("main").getByRole("link", { name: /Texas|Florida|days/i })).toHaveCount(2);
});

test("signing out leaves nothing of the account in the browser", async ({ page }) => {
  await planQuickly(page);
  const address = page.url();
  const account = new AccountPage(page);
  await account.signUp(newEmail());
  await account.choose("Sign out");
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Trip not found" })).toBeVisible();
});

test("an account is renamed, given another password and deleted", async ({ page, browser }) => {
  await planQuickly(page);
  const email = newEmail();
  const account = new AccountPage(page);
  await account.signUp(email);
  await account.choose("Your account");
  await page.getByLabel("Your name").fill("Ada Lovelace");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(account.menu).toHaveAccessibleName("Account: Ada Lovelace");
  await expect(page.getByText("Your name is saved.")).toBeVisible();

  const elsewhere = await browser.newContext();
  const there = new AccountPage(await elsewhere.newPage());
  await there.openSignIn();
  await there.signIn(email);
  await expect(there.page.getByRole("heading", { name: "Your account" })).toBeVisible();

  await page.getByLabel("Current password").fill("not my password");
  await page.getByLabel("New password").fill("another horse battery");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has changed, and other devices are signed out.")).toBeVisible();
  await there.page.reload();
  await expect(there.page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await elsewhere.close();

  await page.getByRole("button", { name: "Delete my account…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Type/).fill("someone@example.org");
  await dialog.getByLabel("Password").fill("another horse battery");
  await dialog.getByRole("button", { name: /^Delete my account/ }).click();
  await expect(dialog.getByText("This isn’t the e-mail of this account.")).toBeVisible();
  await dialog.getByLabel(/^Type/).fill(email);
  await dialog.getByRole("button", { name: /^Delete my account/ }).click();
  await expect(page.getByRole("heading", { name: "Where to?" })).toBeVisible();
  await account.openSignIn();
  await account.signIn(email, "another horse battery");
  await expect(account.notice).toHaveText("Wrong e-mail or password.");
});

test.use({ expectedErrors: [/400|401|404/] });

/** Begins a trip; whether it is planned is no matter here. */
async function planQuickly(page: AccountPage["page"]) {
  const start = new StartPage(page);
  await start.open();
  await start.type(SENTENCES.feasible);
  await start.plan();
  await new AccountPage(page).menu.waitFor();
}
