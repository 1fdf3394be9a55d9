/** The digest of an error that says: the world of a trip isn't on the server any more. Of what a page throws the browser is told no more. */
export const WORLD_GONE = "DRAGOMAN_WORLD_GONE";
