import { addDays, formatLongDate, todayHere } from "@/server/trip";
import { type RecordedServer, startRecordedServer } from "@/server/worlds/live";
import { expect, test } from "../fixtures";
import { importMonaco } from "../monaco";
import { OwnServer } from "../own-server";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { REAL_PLACES, WITHOUT_REAL_PLACES } from "../published-data";

/** "19 December 2026". */
const IN_THREE_WEEKS = formatLongDate(addDays(todayHere(), 21)).split(" ").slice(1).join(" ");
/** Slow enough that each question can be seen. */
const ANSWERS_AFTER_MS = 800;

/** The cheapest, which nobody but the provider knows, is sold out at the check; Villa Boeri is a lodging of the world. */
const LODGINGS = [
  { id: "lp1", name: "Recorded Hotel Aurora", latitude: 43.7388, longitude: 7.4262, price: 85 },
  { id: "lp2", name: "Villa Boeri", latitude: 43.744, longitude: 7.4279, price: 95 },
  { id: "lp3", name: "Recorded Hotel Meridian", latitude: 43.738, longitude: 7.425, price: 140 },
].map((place) => ({ ...place, ...({ stars: 3, rating: 8, board: "RO", refundable: "RFN" } as const) }));

test.describe("a server that may ask what things cost", () => {
  const server = new OwnServer("monaco");
  let recorded: RecordedServer | null = null;
  test.beforeAll(async () => {
    if (REAL_PLACES === null) return;
    recorded = await startRecordedServer({ lodgings: LODGINGS, delayMs: ANSWERS_AFTER_MS });
    const variables = Object.entries(recorded.environment({ liteapi: "sold-out" }));
    server.more = Object.fromEntries(variables.filter(([name]) => name.includes("LITEAPI")));
    await server.prepare();
    await importMonaco(server, REAL_PLACES);
    await server.start();
  });
  test.afterAll(async () => {
    await server.remove();
    await recorded?.close();
  });

  test("live prices are asked for on the traveler's word, shown with what is sold out, and kept by the plan", async ({
    page,
    expectAccessible,
  }) => {
    test.skip(REAL_PLACES === null, WITHOUT_REAL_PLACES);
    test.slow();
    const start = new StartPage(page);
    await page.goto(server.address);
    await start.type(`Three days in Monaco for two, starting ${IN_THREE_WEEKS}`);
    await start.plan();
    const trip = new TripPage(page);
    await trip.planned();
    const costs = page.getByRole("region", { name: "Costs" });
    const live = costs.getByRole("region", { name: "Live prices" });
    await expect(costs.getByText(/^Prices are estimates: /)).toBeVisible();
    await expect(live).toContainText("LiteAPI can be asked for prices as they are now.");
    expect(recorded?.asked).toEqual([]);

    await live.getByRole("button", { name: "Check live prices" }).click();
    const checking = page.getByRole("dialog", { name: "Checking live prices" });
    await expect(checking.getByText(/^Asking LiteAPI for lodging in Monaco, 2 nights from /).first()).toBeVisible();
    const proposal = page.getByRole("dialog", { name: "What would change" });
    await expect(proposal.getByRole("note", { name: "Changed during the check" })).toContainText(/is sold out\./, {
      timeout: 60_000,
    });
    await expect(proposal.getByRole("list", { name: "Now and before" })).toContainText(
      /Villa Boeri(: €[\d,.]+, estimated €| is not offered)/,
    );
    const chosen = proposal.getByRole("list", { name: "Chosen and checked" });
    await expect(chosen).toContainText(/€[\d,.]+ in all, €8 of it paid there, can be canceled/);
    await expect(proposal.getByRole("list", { name: "What was asked" })).toContainText("LiteAPI: 3 offers of lodging");
    await expectAccessible();

    await proposal.getByRole("button", { name: "Apply" }).click();
    await expect(proposal).toBeHidden();
    const offered = costs.getByText(/^Lodging: €[\d,.]+, offered by LiteAPI on /);
    await expect(offered).toBeVisible();
    await expect(costs.getByText(/^The other prices are estimates: /)).toBeVisible();
    await expect(costs.getByText(/LiteAPI \(Nuitée\)/)).toBeVisible();
    const said = await offered.textContent();
    await live.getByRole("button", { name: /^Live prices of / }).click();
    await expect(live.getByRole("list", { name: "Chosen and checked" })).toBeVisible();
    await expectAccessible();

    // A change by hand, a re-plan and a reload keep what was offered, and ask nobody.
    const asked = recorded?.asked.length;
    const dinner = await trip.titleOf(2, "Dinner");
    await (await trip.open(dinner)).getByRole("button", { name: "Lock", exact: true }).click();
    await expect(trip.row(dinner)).toContainText("locked");
    await page.getByRole("button", { name: "Re-plan the rest" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Re-plan the rest" }).click();
    await proposal.getByRole("button", { name: "Apply" }).click({ timeout: 60_000 });
    await expect(proposal).toBeHidden();
    await page.reload();
    await expect(offered).toHaveText(said ?? "");
    expect(recorded?.asked).toHaveLength(asked ?? 0);
  });
});
