import { expect, test } from "../fixtures";
import { AccountPage, newEmail } from "../pages/account-page";

test("signing up and in, the menu and the account have no axe violation @phone", async ({ page, expectAccessible }) => {
  const account = new AccountPage(page);
  await account.openSignIn();
  await expectAccessible();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Enter your e-mail.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Make one" }).click();
  await expect(page.getByRole("heading", { name: "Keep your trips" })).toBeVisible();
  await expectAccessible();
  await page.getByLabel("Your name").fill("Ada");
  await account.email.fill(newEmail());
  await account.password.fill("correct horse battery");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await expectAccessible();
  await account.menu.click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete my account…" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible();
});

test("an account is made, opened and left by keyboard alone", async ({ page }) => {
  const { keyboard } = page;
  await page.goto("/sign-in?next=/account");
  await page.getByRole("link", { name: "Make one" }).focus();
  await keyboard.press("Enter");
  await page.getByLabel("Your name").focus();
  await keyboard.type("Ada");
  await keyboard.press("Tab");
  await keyboard.type(newEmail());
  await keyboard.press("Tab");
  await keyboard.type("correct horse battery");
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Keep my trips" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();

  // Keys reach the menu once the page's scripts run.
  await page.waitForLoadState("networkidle");
  const { menu } = new AccountPage(page);
  await menu.focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Your account" })).toBeFocused();
  await keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
});
