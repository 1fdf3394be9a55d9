import { readWriters } from "../read-writers";
import consultant from "./consultant.json" with { type: "json" };
import cook from "./cook.json" with { type: "json" };
import driver from "./driver.json" with { type: "json" };
import planner from "./planner.json" with { type: "json" };
import student from "./student.json" with { type: "json" };
import trucker from "./trucker.json" with { type: "json" };

export const secondWriters = readWriters({ consultant, cook, driver, planner, student, trucker });
