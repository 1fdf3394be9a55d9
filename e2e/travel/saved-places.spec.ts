import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "../fixtures";
import { serverInMonaco } from "../monaco";
import { StartPage } from "../pages/start-page";
import { TripPage } from "../pages/trip-page";
import { REAL_PLACES, WITHOUT_REAL_PLACES } from "../published-data";

if (REAL_PLACES === null) test.skip(`saved places: ${WITHOUT_REAL_PLACES}`, () => {});
else describeMonaco(REAL_PLACES);

/** A list as Google Takeout exports it: one place as the world spells it, one misspelled, one elsewhere, one without a name. */
const LIST = [
  "Title,Note,URL,Comment",
  "Hôtel de Paris,,,",
  "Jardin Japonias,,,",
  'Eiffel Tower,,"https://www.google.com/maps/search/48.8584,2.2945",',
  ",a note,,",
].join("\n");

function describeMonaco(data: string): void {
  test.describe("a trip in Monaco with places that were saved elsewhere", () => {
    // A bad file is refused.
    test.use({ expectedErrors: [/status of 400/] });
    const server = serverInMonaco(data, "--gtfs", join(data, "monaco/cam-monaco.gtfs.zip"));

    test("goes to them first, says which it does not know, and is exported as KML and GPX", async ({
      page,
      expectAccessible,
    }) => {
      const start = new StartPage(page);
      await page.goto(server.address);
      await start.type("A weekend in Monaco for two, December 12 to 14");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByRole("button", { name: "Saved places" }).click();
      const field = page.getByLabel("Choose a file of places");
      await field.setInputFiles({
        name: "bad.kml",
        mimeType: "text/xml",
        buffer: Buffer.from("<kml>\n<Document>\n</kml>"),
      });
      await expect(page.getByText(/bad\.kml, line 3: It is not well-formed XML/)).toBeVisible();
      await field.setInputFiles({ name: "Want to go.csv", mimeType: "text/csv", buffer: Buffer.from(LIST) });
      await expect(
        page.getByText("2 of 4 entries (a list of Google Takeout) are places that can be planned here."),
      ).toBeVisible();
      await expect(page.getByRole("checkbox", { name: "Hôtel de Paris" })).toBeChecked();
      const unsure = page.getByRole("checkbox", { name: /Jardin Japonais.*Jardin Japonias/ });
      await expect(unsure).not.toBeChecked();
      await unsure.check();
      await page.getByRole("button", { name: "1 place not known here" }).click();
      await expect(page.getByText("Eiffel Tower (line 4)")).toBeVisible();
      await page.getByRole("button", { name: "1 entry passed over" }).click();
      await expect(page.getByText("line 5: It has no name.")).toBeVisible();
      await expectAccessible();
      await page.getByRole("button", { name: "Add 2 places" }).click();
      await expect(page.getByRole("list", { name: "Your trip" })).toContainText("Saved places2");

      await start.plan();
      const trip = new TripPage(page);
      await trip.planned();
      await expect(trip.line("Jardin Japonais")).toBeVisible();
      await expect(trip.line("Hôtel de Paris").first()).toBeVisible();

      for (const [item, root] of [
        ["Map file (KML)", "<kml "],
        ["Map file (GPX)", "<gpx "],
      ] as const) {
        await page.getByRole("button", { name: "Export" }).click();
        const begun = page.waitForEvent("download");
        await page.getByRole("menuitem", { name: item }).click();
        const text = await readFile(await (await begun).path(), "utf8");
        expect(XMLValidator.validate(text)).toBe(true);
        expect(text).toContain(root);
        expect(text).toContain("Visit: Jardin Japonais");
        expect(text).toContain("On foot");
        expect(text).toContain("© OpenStreetMap contributors");
        expect(text).toContain("Prices are estimates");
      }
    });
  });
}
