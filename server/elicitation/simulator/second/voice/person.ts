/** The words in braces of the wording, for one who travels alone and for several. */
const ALONE = {
  we: "I",
  us: "me",
  our: "my",
  ourselves: "myself",
  were: "was",
  "we're": "I'm",
  "we've": "I've",
  "we'd": "I'd",
  "we'll": "I'll",
} as const;

/** "{we} had {v}" → "I had {v}" or "we had {v}"; other words in braces stay. */
export function inPerson(text: string, people: number): string {
  return text.replace(/\{([\w']+)\}/g, (whole, word: string) => {
    if (!isPersonWord(word)) return whole;
    return people === 1 ? ALONE[word] : word;
  });
}

function isPersonWord(word: string): word is keyof typeof ALONE {
  return word in ALONE;
}
