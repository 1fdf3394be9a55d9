/** Large cities abroad that look like a slip of an American name ("Lagos" is not Laos): they are taken as written. */
export const WORLD_NAMES: ReadonlySet<string> = new Set(
  `lagos frankfurt accra nairobi kumasi lima cairo delhi mumbai pune goa chennai kolkata jaipur agra lahore karachi dhaka colombo
  kathmandu bangkok phuket hanoi hue danang saigon manila cebu jakarta bali ubud medan perth sydney melbourne brisbane cairns hobart
  auckland wellington dunedin osaka kyoto tokyo nara sapporo kobe nagoya seoul busan jeju taipei tainan macau shanghai beijing xian
  paris lyon nice lille nantes marseille bordeaux toulouse london leeds york bath bristol cardiff swansea glasgow edinburgh dundee
  aberdeen belfast dublin cork galway limerick madrid malaga seville sevilla bilbao toledo lisbon lisboa porto faro sintra rome roma
  milan milano turin torino naples napoli venice venezia florence firenze bologna pisa siena lucca verona bari palermo catania berlin
  munich munchen hamburg bremen cologne koln bonn mainz dresden leipzig essen vienna wien salzburg graz linz zurich basel bern geneva
  lausanne brussels ghent bruges antwerp amsterdam utrecht rotterdam delft malmo oslo bergen stavanger stockholm uppsala gothenburg
  goteborg aarhus odense copenhagen helsinki turku tampere tallinn tartu riga vilnius kaunas warsaw krakow gdansk poznan lodz prague
  praha brno budapest pecs bucharest cluj sofia varna belgrade zagreb split zadar ljubljana bled sarajevo mostar tirana athens chania
  rhodes corfu istanbul izmir ankara bodrum tbilisi yerevan baku dubai doha muscat riyadh amman petra haifa jerusalem tunis fez rabat
  tangier marrakech dakar durban pretoria harare lusaka kigali kampala arusha bogota cali medellin quito cuenca cusco arequipa
  santiago valparaiso salta mendoza rosario cordoba recife salvador manaus senai harrisonburg`.split(/\s+/),
);
