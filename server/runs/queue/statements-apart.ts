import type { PGlite } from "@electric-sql/pglite";

type Client = Pick<PGlite, "query" | "exec" | "transaction" | "listen">;
type Queried = Pick<PGlite, "query" | "exec" | "listen">;

/**
 * The embedded database for pg-boss, which sends whole transactions as one text. As one they hold up the process for as long as all
 * their statements take (an eighth of a second where the tables are made), so each is told apart and run as a statement of its own.
 * One that fails takes its transaction back before anybody else's statement has its turn.
 */
export function statementsApart(client: Client): Queried {
  return {
    query: client.query.bind(client),
    listen: client.listen.bind(client),
    exec(text, options) {
      const statements = splitStatements(text);
      const isTransaction = is(statements.at(0), "begin") && is(statements.at(-1), "commit");
      if (!isTransaction || statements.slice(1, -1).some((each) => is(each, "commit")))
        return client.exec(text, options);
      return client.transaction(async (within) => {
        const results = [];
        for (const statement of statements.slice(1, -1)) results.push(...(await within.exec(statement, options)));
        return results;
      });
    },
  };
}

function is(statement: string | undefined, word: "begin" | "commit"): boolean {
  return statement?.toLowerCase() === word;
}

/** What may hold a semicolon that ends nothing: a text, a name, a body between dollar signs, a comment. */
const PARTS = /'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"$\-/;]+|[\s\S]/g;

/** The statements of a text, in order, without the semicolons between them. */
export function splitStatements(text: string): string[] {
  const statements = [""];
  for (const [part] of text.matchAll(PARTS)) {
    if (part === ";") statements.push("");
    else statements.push(`${statements.pop()}${part}`);
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== "");
}
