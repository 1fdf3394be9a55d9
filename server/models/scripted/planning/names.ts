interface Named {
  readonly name: string;
}

/**
 * Those of a city's list whose written name leads back to them: the list is searched for the first name that contains what is
 * written. Names with a slash may be written with a bar elsewhere, so they are left aside while there are others.
 */
export function findable<Place extends Named>(list: readonly Place[]): Place[] {
  const leadsBack = list.filter((place) => list.find((other) => other.name.includes(place.name)) === place);
  const plain = leadsBack.filter(({ name }) => !name.includes("/") && name !== "");
  return plain.length > 0 ? plain : leadsBack;
}

export function inCity<Place extends { readonly city: string }>(list: readonly Place[], city: string): Place[] {
  return list.filter((place) => place.city === city);
}
