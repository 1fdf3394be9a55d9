import { expect, test } from "../fixtures";
import { AccountPage, newEmail } from "../pages/account-page";

// From an address of its own, so that these tries keep nobody else from signing in.
test.use({ expectedErrors: [/401|422|429/], extraHTTPHeaders: { "x-forwarded-for": "203.0.113.77" } });

test("after five wrong passwords in a minute the form asks to wait", async ({ page, expectAccessible }) => {
  const account = new AccountPage(page);
  await account.openSignIn();
  for (let count = 0; count < 5; count++) {
    await account.signIn(newEmail(), "guess guess guess");
    await expect(account.notice).toHaveText("Wrong e-mail or password.");
  }
  await account.signIn(newEmail(), "guess guess guess");
  await expect(account.notice).toHaveText("Too many attempts. Wait a minute and try again.");
  await expectAccessible();
});

test("what is missing or wrong is said next to the field, and the first of it gets the focus", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByRole("button", { name: "Keep my trips" }).click();
  await expect(page.getByText("Enter a name; any name works.")).toBeVisible();
  await expect(page.getByText("Enter your e-mail.")).toBeVisible();
  await expect(page.getByText("Choose a password.")).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("E-mail").fill("nobody");
  await page.getByLabel("Password").fill("short");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This isn’t an e-mail address.")).toBeVisible();
  await expect(page.getByText("Use at least 10 characters.")).toBeVisible();
});

test("an e-mail has one account", async ({ page, browser }) => {
  const email = newEmail();
  const signUp = async (at: typeof page) => {
    await at.goto("/sign-up?next=/account");
    await at.getByLabel("Your name").fill("Ada");
    await at.getByLabel("E-mail").fill(email);
    await at.getByLabel("Password").fill("correct horse battery");
    await at.getByRole("button", { name: "Keep my trips" }).click();
  };
  const first = await browser.newPage();
  await signUp(first);
  await expect(first.getByRole("heading", { name: "Your account" })).toBeVisible();
  await first.close();
  await signUp(page);
  await expect(new AccountPage(page).notice).toHaveText("This e-mail already has an account. Sign in instead.");
});

test("another site cannot be the page to go to after", async ({ page }) => {
  await page.goto("/sign-up?next=//elsewhere.example/");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("E-mail").fill(newEmail());
  await page.getByLabel("Password").fill("correct horse battery");
  await page.keyboard.press("Enter");
  await page.waitForURL("/trips");
});
