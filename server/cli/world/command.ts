import { Argument, Command, Option } from "commander";
import { importers } from "@/server/worlds";
import type { Does } from "../action";
import {
  coordinatesOption,
  dateOption,
  idOption,
  kilometersOption,
  listOption,
  seedOption,
  several,
  webAddressOption,
} from "../options";

export function worldCommand(does: Does): Command {
  const world = new Command("world")
    .enablePositionalOptions()
    .description("create and list worlds: what can be booked and visited");
  const importCommand = world
    .command("import")
    .description("import a published data set")
    .addArgument(new Argument("<format>", "format of the files").choices(importers.map(({ name }) => name)))
    .argument("<dir>", "folder of the published files")
    .option("--name <name>", "name of the world (default: the format)")
    .option(
      "--decoys [seed]",
      "add invented flights to a table of reference flights, so that a flight does not give a plan's cities away",
      seedOption,
    )
    .option("--json", "print the world's description as JSON")
    .action(does(async () => (await import("./actions")).importWorld));
  importCommand.enablePositionalOptions();
  importCommand
    .command("places")
    .description("make a world of one real city from open data")
    .requiredOption("--name <name>", "name of the world")
    .option("--osm <file>", "extract of OpenStreetMap, .osm.pbf; repeat for several", several, [])
    .option(
      "--geojson <file>",
      "places of OpenStreetMap as GeoJSON, .geojson or .geojson.gz; repeat for several",
      several,
      [],
    )
    .option("--hotels <file>", "a city's list of hotels as GeoJSON; repeat for several", several, [])
    .option("--sights <file>", "a city's list of museums or memorials as GeoJSON; repeat for several", several, [])
    .option("--gtfs <file>", "timetables of public transport, a zipped GTFS feed; repeat for several", several, [])
    .option("--cities <file>", "cities15000.zip of GeoNames, to name the city")
    .option("--center <lat,lon>", "read only what is around here", coordinatesOption)
    .option("--radius <km>", "so far around the center (default: 5)", kilometersOption)
    .option("--city <name>", "the city's name, where the files do not say it")
    .option("--country <code>", "its country by two letters, such as MC")
    .option("--zone <zone>", "its time zone, such as Europe/Monaco")
    .option("--currency <code>", "the currency of prices, such as EUR")
    .option("--from <date>", "holidays and seasons are looked up for a year from here (default: today)", dateOption)
    .option("--json", "print the world's description and what was read as JSON")
    .action(does(async () => (await import("./import-places")).importPlaces));
  importCommand
    .command("air")
    .description("make a world of flights from open data, to be joined with worlds of real places")
    .requiredOption("--name <name>", "name of the world")
    .requiredOption("--airports <file>", "airports.csv of OurAirports, gzipped or not")
    .requiredOption(
      "--routes <file>",
      "routes.dat of OpenFlights, gzipped or not: which airports have flights between them",
    )
    .option("--cities <file>", "cities15000.zip of GeoNames, to name the airports' cities")
    .option("--json", "print the world's description and what was read as JSON")
    .action(does(async () => (await import("./import-air")).importAir));
  world
    .command("join")
    .description("make one world of several cities with the trains, flights and roads between them")
    .argument("<name>", "name of the world")
    .requiredOption("--worlds <names>", "worlds of real places, separated by commas", listOption)
    .option(
      "--rail <file>",
      "timetable of trains or buses between the cities, a zipped GTFS feed; repeat for several",
      several,
      [],
    )
    .option("--air <world>", "a world of flights (import air)")
    .option("--map-dates", "where a timetable lacks a date, use another of the same weekday, and say so")
    .option("--from <date>", "trains and flights are there for a year from here (default: today)", dateOption)
    .option("--currency <code>", "the currency of prices, where the worlds have several")
    .option("--no-driving", "leave out roads, as between islands: they are estimated from the distance")
    .option("--json", "print the world's description and what joins its cities as JSON")
    .action(does(async () => (await import("./join-worlds")).joinWorlds));
  world
    .command("get")
    .description("fetch a place's open data and make a world of it; without a place, list those that can be fetched")
    .argument("[place]", "name of the place")
    .option("--name <name>", "name of the world (default: the place)")
    .addOption(new Option("--table <file>", "a table of places and addresses of your own, JSON").env("DRAGOMAN_PLACES"))
    .addOption(
      new Option("--mirror <address>", "fetch from here: host and path of each file follow it")
        .env("DRAGOMAN_MIRROR")
        .argParser(webAddressOption),
    )
    .option("--from <date>", "holidays and seasons are looked up for a year from here (default: today)", dateOption)
    .option("--yes", "fetch without asking")
    .option("--json", "print the world's description and what was read as JSON")
    .action(does(async () => (await import("./get-place")).getPlace));
  world
    .command("list")
    .description("list the worlds that exist")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).list));
  world
    .command("reports")
    .description("list the mistakes in places that people report, in the server's database")
    .option("--done <id>", "you are done with this report", idOption)
    .option("--json", "print JSON")
    .action(does(async () => (await import("./reports")).reports));
  world
    .command("generate")
    .description("generate a world from a seed")
    .addArgument(new Argument("<world>", "what to generate").choices(["sample"]))
    .option("--seed <number>", "seed of the generator", seedOption)
    .option("--json", "print the world's description as JSON")
    .action(does(async () => (await import("./actions")).generate));
  return world;
}
