/** The parts of a text, in turn what lies between the finds and the finds themselves; upper and lower case are the same. */
export function splitAt(text: string, searched: string): string[] {
  if (searched === "") return [text];
  const [inText, wanted] = [text.toLowerCase(), searched.toLowerCase()];
  // Where small letters are longer than their capitals the places do not match: then nothing is marked.
  if (inText.length !== text.length) return [text];
  const parts: string[] = [];
  let from = 0;
  for (let at = inText.indexOf(wanted); at !== -1; at = inText.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}
