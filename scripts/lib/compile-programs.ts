import { compilePrograms } from "./programs.mjs";

/** Before the first test: what tests start as processes and threads is compiled once for all of them. */
export default compilePrograms;
