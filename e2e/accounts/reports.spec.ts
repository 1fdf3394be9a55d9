import { readAdmin } from "../admin";
import { expect, test } from "../fixtures";
import { AccountPage } from "../pages/account-page";
import { awake } from "../pages/awake";

test("a mistake that someone reports on a place's page is read and done by the operator @phone", async ({
  page,
  browser,
  expectAccessible,
}) => {
  await page.goto("/world?kind=visit&city=Austin");
  const first = page.getByRole("list", { name: "Places", exact: true }).getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("button", { name: "Report a mistake" }).press("Enter");
  const text = `It closed in May (${Date.now()}).`;
  await page.getByLabel("What is wrong?").fill(text);
  await expectAccessible();
  await page.getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByText("Your report is kept.")).toBeVisible();
  await expect(page.getByLabel("What is wrong?")).toHaveValue("");
  await expectAccessible();

  const admin = readAdmin();
  const operator = await browser.newPage();
  const account = new AccountPage(operator);
  await account.openSignIn("/reports");
  await account.signIn(admin.email, admin.password);
  const report = operator.getByRole("list", { name: "Reports" }).getByRole("listitem").filter({ hasText: text });
  await expect(report).toContainText("UTC");
  await expect(report.getByRole("link", { name })).toBeVisible();
  const done = report.getByRole("button", { name: `Done: ${name}` });
  await awake(done);
  await done.click();
  await expect(report).toHaveCount(0);
  await operator.close();
});
