/** States by the codes that addresses and GeoNames have, named as the holidays of opening_hours name them. */
const UNITED_STATES =
  "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming";
const CANADA =
  "AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon,01 Alberta,02 British Columbia,03 Manitoba,04 New Brunswick,05 Newfoundland and Labrador,07 Nova Scotia,08 Ontario,09 Prince Edward Island,10 Quebec,11 Saskatchewan,12 Yukon,13 Northwest Territories,14 Nunavut";
const GERMANY =
  "01 Baden-Württemberg,02 Bayern,03 Bremen,04 Hamburg,05 Hessen,06 Niedersachsen,07 Nordrhein-Westfalen,08 Rheinland-Pfalz,09 Saarland,10 Schleswig-Holstein,11 Brandenburg,12 Mecklenburg-Vorpommern,13 Sachsen,14 Sachsen-Anhalt,15 Thüringen,16 Berlin";
const REGIONS: Readonly<Record<string, string>> = { US: UNITED_STATES, CA: CANADA, DE: GERMANY };

/** The region's name by its code ("MD" → "Maryland"); a name stays, and a code that isn't known is null. */
export function regionOf(country: string, code: string | null): string | null {
  if (code === null) return null;
  const listed = (REGIONS[country] ?? "").split(",").find((region) => region.startsWith(`${code} `));
  if (listed !== undefined) return listed.slice(code.length + 1);
  return code.length > 3 ? code : null;
}
