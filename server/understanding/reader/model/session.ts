import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { COUNTS, type ModelDefinition, type ModelInput, type ModelOutput } from "./definition";
import { type Cut, type Pass, passesOf } from "./pieces";
import { definitionOf } from "./session-files";

const UNKNOWN = 100;
const MOST_CACHED_WORDS = 50_000;

/** The model with its tokenizer, ready to read. */
export interface Session {
  readonly definition: ModelDefinition;
  read(input: ModelInput): Promise<ModelOutput>;
}

/** Opens the model of a folder (`reader.onnx`, `tokenizer.json`, `labels.json`). One thread: a server has other work for its cores. */
export async function openSession(folder: string): Promise<Session> {
  const definition = definitionOf(folder);
  const cut = cutter(folder);
  const session = await InferenceSession.create(join(folder, "reader.onnx"), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
  });
  return {
    definition,
    async read(input) {
      const passes = passesOf(input, cut);
      const output = emptyOutput(definition, input);
      const asked = definition.labels.map(([slot]) => slot === input.asked);
      for (const [at, pass] of passes.entries())
        await readPass(session, definition, pass, { output, asked, isFirst: at === 0 });
      return output;
    },
  };
}

function cutter(folder: string): Cut {
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(join(folder, "tokenizer.json"), "utf8")), {});
  const known = new Map<string, readonly number[]>();
  return (word) => {
    const pieces = known.get(word);
    if (pieces !== undefined) return pieces;
    const { ids } = tokenizer.encode(word, { add_special_tokens: false });
    const cut = ids.length === 0 ? [UNKNOWN] : ids;
    if (known.size < MOST_CACHED_WORDS) known.set(word, cut);
    return cut;
  };
}

function emptyOutput({ labels, bio, roles, signs, acts }: ModelDefinition, input: ModelInput): ModelOutput {
  const words = input.words.length;
  return {
    bio: new Float32Array(words * bio.length),
    roles: new Float32Array(input.spans.length * roles.length),
    labels: new Float32Array(words * labels.length),
    signs: new Float32Array(words * signs.length),
    salient: new Float32Array(words),
    acts: new Float32Array(acts.length),
    counts: new Float32Array(words * COUNTS),
  };
}

async function readPass(
  session: InferenceSession,
  definition: ModelDefinition,
  pass: Pass,
  {
    output,
    asked,
    isFirst,
  }: { readonly output: ModelOutput; readonly asked: readonly boolean[]; readonly isFirst: boolean },
): Promise<void> {
  const row = (values: readonly number[]) =>
    new Tensor("int64", BigInt64Array.from(values.length === 0 ? [0n] : values.map(BigInt)), [
      1,
      Math.max(1, values.length),
    ]);
  const got = await session.run({
    ids: row(pass.ids),
    mask: row(pass.ids.map(() => 1)),
    segments: row(pass.segments),
    kinds: row(pass.kinds),
    shapes: row(pass.shapes),
    first: row(pass.first),
    last: row(pass.last),
    spanFrom: row(pass.spanFrom),
    spanTo: row(pass.spanTo),
  });
  const of = (name: string): Float32Array => {
    const data = got[name]?.data;
    if (!(data instanceof Float32Array)) throw new TypeError(`The model gives no ${name}.`);
    return data;
  };
  const words = pass.first.length;
  const { bio, roles, labels, signs, acts } = definition;
  softmaxInto(output.bio, of("bio"), pass.firstWord, words, bio.length);
  softmaxInto(output.signs, of("sign"), pass.firstWord, words, signs.length);
  // That the whole message answers the question counts for each of its words.
  const answer = of("answer");
  const label = of("label").map((logit, at) => {
    const which = at % labels.length;
    return asked[which] ? logit + (answer[which] ?? 0) : logit;
  });
  sigmoidInto(output.labels, label, pass.firstWord * labels.length, words * labels.length);
  sigmoidInto(output.salient, of("salient"), pass.firstWord, words);
  softmaxInto(output.counts, of("count"), pass.firstWord, words, COUNTS);
  const role = of("role");
  pass.spans.forEach((span, at) => {
    softmaxInto(output.roles, role.subarray(at * roles.length), span, 1, roles.length);
  });
  // What a message is for is said where it begins.
  if (isFirst) sigmoidInto(output.acts, of("acts"), 0, acts.length);
}

function sigmoidInto(to: Float32Array, logits: Float32Array, at: number, count: number): void {
  for (let index = 0; index < count; index += 1) to[at + index] = 1 / (1 + Math.exp(-(logits[index] ?? 0)));
}

function softmaxInto(to: Float32Array, logits: Float32Array, row: number, rows: number, width: number): void {
  for (let at = 0; at < rows; at += 1) {
    const own = logits.subarray(at * width, (at + 1) * width);
    const highest = own.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
    let sum = 0;
    for (const one of own) sum += Math.exp(one - highest);
    own.forEach((one, index) => {
      to[(row + at) * width + index] = Math.exp(one - highest) / sum;
    });
  }
}
