import { expect, test } from "../fixtures";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { SENTENCES } from "../sample-trips";

test("from the first page to an opened alternative without a mouse", async ({ page }) => {
  const { keyboard } = page;
  const start = new StartPage(page);
  await start.open();
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await expect(start.box).toBeFocused();
  await keyboard.type(SENTENCES.feasible);
  await expect(start.chip("From")).toContainText("Chicago");

  // The objective: one stop, arrow keys within it. Then the buttons, then the first chip.
  await keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Best match" })).toBeFocused();
  // The choice moves while the key is down, as long as a finger takes; a press of no length can end before.
  await keyboard.press("ArrowRight", { delay: 100 });
  await expect(page.getByRole("radio", { name: "Cheapest" })).toBeChecked();
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Chat about it" })).toBeFocused();
  await keyboard.press("Tab");
  await expect(start.planButton).toBeFocused();
  await keyboard.press("Tab");
  await expect(start.chip("From")).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.type("denver");
  await keyboard.press("Enter");
  await expect(start.chip("From")).toContainText("Denver");
  await expect(start.chip("From")).toBeFocused();

  await start.box.focus();
  await keyboard.press("Control+Enter");
  const trip = new TripPage(page);
  await trip.planned();

  await trip.kept.focus();
  await keyboard.press("Enter");
  await expect(trip.kept).toHaveAttribute("aria-expanded", "true");
  const dinner = trip.line(await trip.titleOf(2, "Dinner"));
  await dinner.focus();
  await keyboard.press("Space");
  await expect(dinner).toHaveAttribute("aria-expanded", "true");
});
