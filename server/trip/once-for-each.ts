/** Computes it once for each object, which must never change, and forgets it with the object. */
export function onceForEach<Of extends object, Value>(compute: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    const found = known.get(of) ?? { value: compute(of) };
    known.set(of, found);
    return found.value;
  };
}
