import { readAdmin } from "../admin";
import { expect, test } from "../fixtures";
import { AccountPage, newEmail } from "../pages/account-page";
import { StartPage } from "../pages/start-page";
import { SENTENCES } from "../sample-trips";

test.use({ expectedErrors: [/400|404/] });

test("an admin finds a person and grants a role, asked twice before making another admin", async ({
  page,
  browser,
  expectAccessible,
}) => {
  const email = newEmail();
  const visitor = await browser.newPage();
  const start = new StartPage(visitor);
  await start.open();
  await start.type(SENTENCES.feasible);
  await start.plan();
  await new AccountPage(visitor).signUp(email, "Bo");
  const notFound = await visitor.goto("/people");
  expect(notFound?.status()).toBe(404);

  const admin = readAdmin();
  const account = new AccountPage(page);
  await account.openSignIn();
  await account.signIn(admin.email, admin.password);
  await page.getByRole("heading", { name: "Your account" }).waitFor();
  await account.choose("People and roles");
  await page.getByLabel("Search by name or e-mail").fill(email);
  const role = page.getByRole("combobox", { name: `Role of ${email}` });
  await expect(page.getByRole("combobox", { name: /^Role of/ })).toHaveCount(1);
  await expectAccessible();

  await role.selectOption("researcher");
  await expect(page.getByText(`${email} is now: Researcher.`)).toBeVisible();
  await role.selectOption("admin");
  await expect(page.getByRole("dialog", { name: "Make Bo an admin?" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Leave it" }).click();
  await expect(role).toHaveValue("researcher");
  await role.selectOption("admin");
  await page.getByRole("button", { name: "Make admin" }).click();
  await expect(page.getByText(`${email} is now: Admin.`)).toBeVisible();
  const found = await visitor.goto("/people");
  expect(found?.status()).toBe(200);
  await role.selectOption("traveler");
  await expect(page.getByText(`${email} is now: Traveler.`)).toBeVisible();
  await visitor.close();

  await page.getByLabel("Search by name or e-mail").fill("nobody is called this");
  await expect(page.getByText("Nobody with an account is called")).toBeVisible();
  await expectAccessible();
});

test("the last admin stays one", async ({ page }) => {
  const admin = readAdmin();
  const account = new AccountPage(page);
  await account.openSignIn("/people");
  await account.signIn(admin.email, admin.password);
  const role = page.getByRole("combobox", { name: `Role of ${admin.email}` });
  await role.waitFor();
  await page.waitForLoadState("networkidle");
  await role.selectOption("traveler");
  await page.getByRole("button", { name: "Become traveler" }).click();
  await expect(page.getByText("This is the only admin. Make someone else one first.")).toBeVisible();
  await expect(role).toHaveValue("admin");
});
