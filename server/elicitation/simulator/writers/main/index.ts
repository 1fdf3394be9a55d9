import { readWriters } from "../read-writers";
import accountant from "./accountant.json" with { type: "json" };
import engineer from "./engineer.json" with { type: "json" };
import nurse from "./nurse.json" with { type: "json" };
import parent from "./parent.json" with { type: "json" };
import shopkeeper from "./shopkeeper.json" with { type: "json" };
import teacher from "./teacher.json" with { type: "json" };

export const mainWriters = readWriters({ accountant, engineer, nurse, parent, shopkeeper, teacher });
