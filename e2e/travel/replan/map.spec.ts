import { WITH_MAP } from "../../browser";
import { expect, test } from "../../fixtures";
import type { TripPage } from "../../pages/trip-page";
import { planTrip } from "../../planned-trip";

test.use({ launchOptions: WITH_MAP });

/** Opens the first city on the map, so that each of its stops has a marker. */
async function openFirstCity(trip: TripPage) {
  await trip.mapButton("Nearer").waitFor();
  await trip
    .mapButton(/places: show them$/)
    .first()
    .click();
  await expect(trip.mapButton(/^Meal: /).first()).toBeVisible();
}

test("map and timeline are one selection", async ({ page, expectAccessible }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  const trip = await planTrip(page);
  await openFirstCity(trip);

  const marker = trip.mapButton(/^Meal: /).first();
  const [, name = ""] = (await marker.getAttribute("aria-label"))?.match(/^Meal: (.*), day/) ?? [];
  await marker.click();
  await expect(marker).toHaveAttribute("aria-pressed", "true");
  await expect(trip.line(name)).toHaveAttribute("aria-expanded", "true");
  await expect(trip.line(name)).toBeInViewport();
  await expectAccessible();

  const dinner = await trip.titleOf(2, "Dinner");
  await trip.open(dinner);
  await expect(trip.mapButton(new RegExp(`^Meal: ${dinner}, `))).toHaveAttribute("aria-pressed", "true");
  await expect(marker).toHaveAttribute("aria-pressed", "false");
  // Nothing comes from elsewhere; what the browser makes itself has no host.
  expect([...hosts].filter((host) => host !== "")).toEqual([new URL(page.url()).host]);
});

test("the map is limited to a day and follows the keyboard", async ({ page }) => {
  const trip = await planTrip(page);
  await trip.mapButton("Nearer").waitFor();
  await page.getByRole("radio", { name: "Day 2" }).click();
  const markers = trip.mapButton(/^(Stay|Meal|Visit): /);
  await expect(markers.first()).toBeVisible();
  const labels = await markers.evaluateAll((all) => all.map((marker) => marker.getAttribute("aria-label") ?? ""));
  const ofDay = await trip.titlesOf(2);
  expect(labels.map((label) => label.replace(/^\w+: (.*), days? .*$/, "$1")).toSorted()).toEqual(ofDay.toSorted());

  // In the order of the day, but for the stay, whose marker represents its first night.
  const meals = labels.filter((label) => !label.startsWith("Stay"));
  expect(meals.map((label) => label.replace(/^\w+: (.*), day .*$/, "$1"))).toEqual(
    ofDay.filter((title) => meals.some((label) => label.includes(title))),
  );
  await markers.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(markers.nth(1)).toHaveAttribute("aria-pressed", "true");
});

test("without WebGL the route is drawn", async ({ page, expectAccessible }) => {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    // biome-ignore lint/suspicious/noExplicitAny: the browser's function has many forms.
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: any[]) {
      return kind.startsWith("webgl") ? null : getContext.call(this, kind as "2d", ...rest);
    } as typeof getContext;
  });
  await planTrip(page);
  await expect(page.getByRole("img", { name: /^Map of the route: Chicago to / })).toBeVisible();
  await page.getByRole("radio", { name: "Day 1" }).click();
  await expect(page.getByRole("img", { name: /^Map of the route: Chicago to \w[\w .]* \(\w+\)\.$/ })).toBeVisible();
  await expectAccessible();
});

test("on a phone the map is a sheet @phone", async ({ page, isMobile, expectAccessible }) => {
  test.skip(!isMobile, "The map is next to the timeline.");
  const trip = await planTrip(page);
  const open = page.getByRole("button", { name: "Map", exact: true });
  await open.click();
  const sheet = page.getByRole("dialog", { name: "Map" });
  await sheet.getByRole("button", { name: "Nearer" }).waitFor();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await expect(trip.title).toBeVisible();
});

test.describe("street tiles", () => {
  test.use({ expectedErrors: [/503/] });

  test("street tiles are drawn by one setting, and outlines where they are unavailable", async ({ page, baseURL }) => {
    const streetStyle = `${baseURL}/street-style.json`;
    const tiles = { type: "raster", tiles: [`${baseURL}/icon.svg?{z}/{x}/{y}`], attribution: "Streets of Nowhere" };
    let isThere = true;
    await page.route("**/api/map/settings", (route) => route.fulfill({ json: { streetStyle } }));
    await page.route("**/icon.svg?*", (route) => route.fulfill({ status: 204 }));
    await page.route("**/street-style.json", (route) =>
      isThere
        ? route.fulfill({
            json: { version: 8, sources: { tiles }, layers: [{ id: "tiles", type: "raster", source: "tiles" }] },
          })
        : route.fulfill({ status: 503 }),
    );
    const trip = await planTrip(page);
    await expect(trip.map.getByText("Streets of Nowhere")).toBeVisible();
    await expect(trip.mapButton(/places: show them$/).first()).toBeVisible();

    isThere = false;
    await page.reload();
    await expect(trip.map.getByText("Natural Earth")).toBeVisible();
  });
});
