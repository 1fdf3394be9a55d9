import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { SENTENCES } from "../sample-trips";

test.use({ expectedErrors: [/ERR_FAILED/] });

test("a server that cannot be reached costs no word of what was typed", async ({ page }) => {
  const start = new StartPage(page);
  await start.open();
  await page.route("**/api/trpc/**", (route) => route.abort());
  await start.type(SENTENCES.feasible);
  await expect(start.notices).toContainText("Dragoman can’t be reached right now.");
  await expect(start.box).toHaveValue(SENTENCES.feasible);

  await page.unroute("**/api/trpc/**");
  await start.notices.getByRole("button", { name: "Try again" }).click();
  await expect(start.chip("From")).toContainText("Chicago");
  await expect(start.notices).toBeHidden();
});
