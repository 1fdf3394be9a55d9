import fc from "fast-check";

/**
 * The same cases in every run, so that a commit is not refused for what another one broke. PROPERTY_SEED=random npm run
 * check:unit looks for new ones; what it finds becomes a test of its own.
 */
const { PROPERTY_SEED = "1" } = process.env;
if (PROPERTY_SEED !== "random") fc.configureGlobal({ seed: Number(PROPERTY_SEED) });
