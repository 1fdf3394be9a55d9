import { addDays, formatLongDate, todayHere } from "@/server/trip";
import { walkAmounts } from "../amounts";
import { expect, test } from "../fixtures";
import { importMonaco } from "../monaco";
import { OwnServer } from "../own-server";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { REAL_PLACES, WITHOUT_REAL_PLACES } from "../published-data";
import { importSmallTown } from "./small-town";

/** "19 December 2026". */
const IN_THREE_WEEKS = formatLongDate(addDays(todayHere(), 21)).split(" ").slice(1).join(" ");

test.describe("a server with several worlds", () => {
  // Two of our own making, and Monaco where its open data are at hand.
  const server = new OwnServer("");
  test.beforeAll(async () => {
    await server.prepare();
    await importSmallTown(server);
    if (REAL_PLACES !== null) await importMonaco(server, REAL_PLACES);
    await server.start();
  });
  test.afterAll(() => server.remove());

  test("one chooses where to plan, and words, places, trip and map are of that world from then on", async ({
    page,
    expectAccessible,
  }) => {
    const start = new StartPage(page);
    const choice = page.getByRole("button", { name: /^Planning in:/ });
    const hotel = page.getByRole("button", { name: /^Seine hotel \d/ }).first();
    await page.goto(server.address);
    await expect(choice).toHaveText("Planning in:Sample world (invented places)");
    await expect(page).toHaveURL(/\?world=sample$/);
    await start.type(`Three days in Seine for two, starting ${IN_THREE_WEEKS}`);
    await choice.click();
    const town = page.getByRole("menuitemradio", { name: /^Seine/ });
    await expect(town).toContainText("Real places; prices are estimates. Covers Seine: 2 places to stay");
    await expect(page.getByRole("menuitemradio", { name: /^Sample world/ })).toContainText("invented");
    await town.click();
    await expect(choice).toHaveText("Planning in:Seine");
    await expect(page).toHaveURL(/\?world=seine$/);
    await expectAccessible();
    // What was typed is still there, and read in the other world.
    await expect(start.chip("To")).toContainText("Seine");
    await page.reload();
    await expect(choice).toHaveText("Planning in:Seine");
    await expect(start.box).toHaveValue(/Three days in Seine/);

    await start.plan();
    const trip = new TripPage(page);
    await trip.planned();
    await expect(hotel).toBeVisible();
    await expect(page.getByText(/© OpenStreetMap contributors/).first()).toBeVisible();
    await page.goBack();
    await expect(choice).toHaveText("Planning in:Seine");
    await expect(start.box).toHaveValue(/Three days in Seine/);

    await page.getByRole("link", { name: "See what it holds" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("seine");
    await page.getByRole("list", { name: "Places", exact: true }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/world\/\w+\/.*\?world=seine$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Seine");

    // The choice is remembered; the trip stays where it is.
    await page.goto(server.address);
    await expect(choice).toHaveText("Planning in:Seine");
    await choice.click();
    await page.getByRole("menuitemradio", { name: /^Sample world/ }).click();
    await expect(page.getByText(/Covers \d+ US cities/)).toBeVisible();
    await page.getByRole("link", { name: "My trips" }).click();
    await page.getByRole("link", { name: "Three days in Seine" }).click();
    await expect(hotel).toBeVisible();

    await page.goto(`${server.address}/?world=atlantis`);
    await expect(page.getByText("The world “atlantis” isn’t offered on this server any more.")).toBeVisible();
    await expect(choice).toHaveText("Planning in:Sample world (invented places)");
  });

  test("a weekend in Monaco is planned from real places, with what is estimated and unknown marked, and printed", async ({
    page,
    expectAccessible,
  }) => {
    test.skip(REAL_PLACES === null, WITHOUT_REAL_PLACES);
    test.slow();
    const start = new StartPage(page);
    await page.goto(`${server.address}/?world=monaco`);
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
    await trip.line("Jardin Japonais").click();
    await expect(page.getByText(/Source/).first()).toBeVisible();
    await expect(page.getByText(/OpenStreetMap, (?:way|node)\/\d+/).first()).toBeVisible();
    await expectAccessible();

    // Nobody publishes what anything costs here: each amount but the budgets is an estimate, and says so. The last page walked is the print.
    const walked = await walkAmounts(trip, { world: "monaco", said: ["€2,000", "€1,900"] });
    expect(walked.unmarked).toEqual([]);
    expect(walked.places).toEqual(expect.arrayContaining(["timeline", "costs by person", "booking", "print"]));
    await expect(page.getByText(/© OpenStreetMap contributors/).first()).toBeVisible();
    await expect(page.getByText(/Prices are estimates/).first()).toBeVisible();
  });
});
