import { expect, test } from "../fixtures";
import { serverInMonaco } from "../monaco";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { REAL_PLACES, WITHOUT_REAL_PLACES } from "../published-data";

if (REAL_PLACES === null) test.skip(`real places: ${WITHOUT_REAL_PLACES}`, () => {});
else describeMonaco(REAL_PLACES);

function describeMonaco(data: string): void {
  test.describe("Monaco from open data", () => {
    const server = serverInMonaco(data);

    test("a weekend is planned from real places, with what is estimated and unknown marked, and printed", async ({
      page,
      expectAccessible,
    }) => {
      const start = new StartPage(page);
      await page.goto(server.address);
      await expect(page.getByText(/Covers Monaco: \d+ places to stay/)).toBeVisible();
      await expect(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
      await start.type(
        "A weekend in Monaco for two from Nice, December 12 to 14, with the Jardin Japonais, under €2,000",
      );
      await start.plan();
      const trip = new TripPage(page);
      await trip.planned();
      await expect(trip.title).toHaveText("Three days in Monaco");
      await expect(trip.days).toHaveCount(3);
      await expect(page.getByRole("button", { name: /1 not planned: “from Nice”/ })).toBeVisible();
      await expect(trip.line("Jardin Japonais")).toBeVisible();
      await expect(page.getByText(/Prices are estimates: €[\d,]+ – €[\d,]+ in all/)).toBeVisible();
      await expect(page.getByText(/© OpenStreetMap contributors/).first()).toBeVisible();
      // Every amount of a stop is an estimate, or nothing.
      const amounts = await trip.day(1).getByText(/€\d/).allTextContents();
      expect(amounts.filter((amount) => !/about|Free/.test(amount))).toEqual([]);
      await trip.line("Jardin Japonais").click();
      await expect(page.getByText(/Source/).first()).toBeVisible();
      await expect(page.getByText(/OpenStreetMap, (?:way|node)\/\d+/).first()).toBeVisible();
      await expectAccessible();

      await page.goto(`${page.url().split("?")[0]}/print`);
      await expect(page.getByText(/© OpenStreetMap contributors/).first()).toBeVisible();
      await expect(page.getByText(/Prices are estimates/).first()).toBeVisible();
    });
  });
}
