/**
 * How the scripted reader puts other languages, slips and slang into plain English, phrase by phrase, before it reads: a list, no
 * understanding. Texts come without accents. First the longer phrases, then words.
 */
const table = (rows: string): readonly (readonly [string, string])[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [from = "", to = ""] = row.split(" = ");
      return [from.trim(), to.trim()] as const;
    });

const ROUTES = table(`
  (?:von|vom|von der) ([A-Z][\\w. ]+?) (?:nach|zu) ([A-Z][\\w.]*(?: [A-Z][\\w.]*)*) = from $1 to $2
  de ([A-Z][\\w. ]+?) (?:a|hacia|para) ([A-Z][\\w.-]*(?: [A-Z][\\w.-]*)*) = from $1 to $2
  de ([A-Z][\\w. ]+?) a ([A-Z][\\w.-]*(?:[ -][A-Z][\\w.-]*)*) = from $1 to $2
  da ([A-Z][\\w. ]+?) a ([A-Z][\\w.]*(?: [A-Z][\\w.]*)*) = from $1 to $2
  van ([A-Z][\\w. ]+?) naar ([A-Z][\\w.]*(?: [A-Z][\\w.]*)*) = from $1 to $2
  ([A-Z][\\w. ]+?) <= ([A-Z][\\w.]*(?: [A-Z][\\w.]*)*) = from $2 to $1
  abfahrt ([A-Z]\\w+), ziel ([A-Z]\\w+) = from $1 to $2
  depart de ([A-Z]\\w+), destination ([A-Z]\\w+) = from $1 to $2
  partons de ([A-Z]\\w+) pour ([A-Z]\\w+) = leave from $1 to $2
  salimos de ([A-Z][\\w ]+?) hacia ([A-Z]\\w+) = from $1 to $2
  home[:=] ?([A-Z]\\w+);target[:=] ?([A-Z]\\w+) = from $1 to $2
  start: ([A-Z]\\w+) / end: ([A-Z]\\w+) = from $1 to $2
  homebase ([A-Z]\\w+) - goal ([A-Z]\\w+) = from $1 to $2
  ([A-Z]\\w+) base[,.] ([A-Z]\\w+)(?: dest)? = from $1 to $2
  ([A-Z]\\w+) we call home, ([A-Z]\\w+) we call next = from $1 to $2
  ([A-Z]\\w+) it shall be\\. ([A-Z]\\w+) is home = from $2 to $1
  out of ([A-Z]\\w+) on (.+?), into ([A-Z]\\w+), out of \\w+ again two nights on = from $1 to $3 on $2, two nights
  outta ([A-Z]\\w+) n hit up ([A-Z]\\w+) = from $1 to $2
  outta ([A-Z]\\w+), hitting beantown = from $1 to Boston
  fancy music city, departing the windy city = from Chicago to Nashville
  ditch ([A-Z]\\w+), crash in sin city = from $1 to Las Vegas,
  the place we want \\(([A-Z]\\w+), not .*?\\) lies far from where we are \\(([A-Z]\\w+)\\) = from $2 to $1
  where i go, ([A-Z]\\w+), my heart did; ([A-Z]\\w+) is where i sit = from $2 to $1
  ex ([A-Z]\\w+), dest ([A-Z][\\w ]+) = from $1 to $2
  start in ([A-Z]\\w+) am = from $1 on
  eine woche ([A-Z]\\w+) = one week to $1
  ab ([A-Z]\\w+), quer durch ([A-Z]\\w+) = from $1 to $2,
  desde ([A-Z]\\w+) queremos conocer dos ciudades de ([A-Z]\\w+) = from $1 to two cities in $2
`);

const PHRASES = table(`
  atl sav = from Atlanta to Savannah,
  nueva york = New York
  (?:la )?nouvelle.orleans = New Orleans
  nueva orleans = New Orleans
  philadelphie = Philadelphia
  del? (\\d+) al (\\d+) de (\\w+) de (\\d{4}) = from $3 $1 to $3 $2, $4
  du (\\d+) au (\\d+) (\\w+) (\\d{4}) = from $3 $1 to $3 $2, $4
  dal (\\d+) al (\\d+) (\\w+) (\\d{4}) = from $3 $1 to $3 $2, $4
  vom (\\d+)\\. bis (\\d+)\\. (\\w+) (\\d{4}) = from $3 $1 to $3 $2, $4
  (?:a partir del|a partir de|a partire dal|a partir du|desde el|desde|des le|dal|vanaf|ab dem|am|le|el|ab) (\\d+)\\.? (?:de )?(\\w+) (?:de )?(\\d{4}) = starting $2 $1, $3
  (\\d+)\\. (\\w+) (\\d{4}) = $2 $1, $3
  (\\d{1,2})(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(\\d\\d)\\b = $1 $2 20$3
  (\\d{1,2})-(may|apr|jun|jul)-(\\d\\d)\\b = $1 $2 20$3
  d1[:=] ?4/24/27 = April 24 2027
  (?:mi esposa, mi hijo y yo) = my wife, my son and I
  meine frau und ich = my wife and I
  zwei erwachsene und ein kind, also drei personen = two adults and one child
  met mijn vrouw = my wife and I
  quatre personnes dont deux enfants = four people, including two children
  zu zweit = two people
  zu dritt = three people
  siamo in due = two people
  siamo in quattro = four people
  nous sommes trois = three people
  somos una pareja = two people
  hubby and yours truly = my husband and I
  grandma, grandpa, our son plus the wife and yours truly = grandma, grandpa, our son, my wife and I
  my better half tags along(.*)that makes two = two people $1
  me n my bro = my brother and I
  the missus, me = my wife and I
  the pooch = our dog
  a famly of foor = a family of four
  squad of (\\d) = $1 people
  4 heads we are = 4 people
  heads[:=] ?(\\d) = $1 people
  pax (\\d) = $1 people
  persons: (\\d) = $1 people
  (\\d)p\\b = $1 people
  n[:=] ?(\\d) = $1 people
  who: couple = two people
  me, myself and i = one person
  begin[:=] ?(\\S+?); = starting $1,
  length[:=] ?(\\d)d = $1 days,
  cap[:=] ?(\\d+) ?usd = budget $1 dollars
  max: (\\d+) = budget $1 dollars
  wallet: (\\d+) dollars = budget $1 dollars
  how long: three = three days
  day count (\\d) = $1 days
  nd[:=] ?(\\d) = $1 days
  of days there shall be four = four days
  the 12th sees us back = returning April 12
  a quartet of days = four days
  a three-dayer = three days
  two sleeps = two nights
  three days later, the 12th = until June 12
  3x overnight = three nights
  bugdet (\\d+) dolars = budget $1 dollars
  budget (\\w+) (?:dolares|dollar|dollari) = budget $1 dollars
  presupuesto (\\w+ \\w+) dolares = budget $1 dollars
  hochstens (\\d+) dollar = budget $1 dollars
  (?:con|avec|com|con) (\\d+) (?:dolares|dollars|dollari|dolares)(?: como maximo)? = budget $1 dollars
  massimo (\\w+) dollari = budget $1 dollars
  (\\d+) (?:dolares|dollari|dollaren) = budget $1 dollars
  mille cinq cents dollars = budget 1500 dollars
  mil dolares = budget 1000 dollars
  zweitausend dollar = budget 2000 dollars
  duizend dollar = budget 1000 dollars
  five thou between us = budget 5000 dollars
  five racks max = budget 5000 dollars
  two g's = budget 2000 dollars
  like 8 hundo = budget 800 dollars
  600 smackers = budget 600 dollars
  nine hundred greenbacks = budget 900 dollars
  six hundred clams apiece = budget 600 dollars per person
  (\\d\\d\\d) all in = budget $1 dollars
  fifteen hundred\\. = budget 1500 dollars.
  ohne flug = without flights
  sin avion = without flights
  sans avion = without flights
  senza aereo = without flights
  sem aviao = without flights
  zonder vliegtuig = without flights
  flying, which my wife can't stand, is out of the question = no flights
  keep us on the ground = no flights
  nicht selbst fahren = no self-driving
  sem dirigir = no self-driving
  sin conducir = no self-driving
  niet zelf rijden = no self-driving
  nobody can sit behind the wheel = no self-driving
  die unterkunft muss haustiere erlauben = the lodging must allow pets
  le logement doit accepter les animaux = the lodging must allow pets
  mit unserem hund = with our dog
  avec notre chien = with our dog
  digs must take dogs = the lodging must allow pets
  my tabby momo comes along wherever i lay my head = I bring my cat, the lodging must allow pets
  my nightly cigar is nobody's business = smoking is allowed
  vogliamo fumare in camera = we want a room where smoking is allowed
  throw a bash = throw a party where parties are allowed
  bunking with strangers is a no = not a shared room
  habitacion privada = private room
  privatzimmer = private room
  quarto inteiro so para nos = an entire room
  tacos one day and sushi on another = Mexican and Japanese food
  comida mexicana e italiana = Mexican and Italian food
  cucina messicana = Mexican food
  cuisine francaise = French food
  aller simple = one-way trip
  je ne rentre pas = one-way
  solo ida = one-way trip
  zwei stadte = two cities
`);

const WORDS = table(`
  wir|nous|noi|wij = we
  ich|je|yo = I
  mochten|wollen|voudrions|queremos|vogliamo|necesitamos = want
  mochte|voudrais|quiero|vorrei|quero|suche = want
  reisen|viajar|aller|andare|ir = travel
  beginn = starting
  reise|viaje|voyage|viaggio|viagem|reis = trip
  personen|personas|personnes|persone|pessoas|leute = people
  person|persona|personne|pessoa|persoon = person
  tage|dias|jours|giorni|dagen|dys|dayz = days
  nachte|noches|nuits|notti = nights
  woche|semana|semaine = week
  fur|para|pour|per|por|voor = for
  mit|con|avec|com|met = with
  und|y|et|e|en = and
  allein|seul|solo|sola|da solo = one person
  eine|un|una|une|uma|een|ein = one
  zwei|dos|deux|due|duas|twee|tow = two
  drei|tres|trois|tre|drie|thre = three
  vier|cuatro|quatre|quattro|quatro|fore|foor = four
  funf|cinco|cinq|cinque|vijf|fiev = five
  sieben|siete|sept|sette = seven
  januar|enero|janvier|gennaio = January
  februar|febrero|fevrier|febbraio|fevereiro|februari = February
  septiembre|septembre|settembre|setembro = September
  oktober|octubre|octobre|ottobre|outubro = October
  noviembre|novembre|novembro = November
  dezember|diciembre|decembre|dicembre|dezembro = December
  marz|marzo|mars|marco|maart = March
  abril|avril|aprile|apirl = April
  mai|mayo|maggio|maio|mei = May
  juni|junio|juin|giugno|junho|jnue = June
  juli|julio|juillet|luglio|julho = July
  august|agosto|aout = August
  dolares|dollari|dolars = dollars
  zweitausend|duemila = two thousand
  duizend = one thousand
  mil|mille = thousand
  zimmer|habitacion|chambre|camera|quarto = room
  plz = please
  trp|travle = trip
  frm|form = from
  strating|beginning|begining = starting
  peple|persosn|ppls = people
  comming = coming
  stying = staying
  juts = just
  gonig = going
  viist = visit
  too = to
  bugdet = budget
  chcago = Chicago
  detriot = Detroit
  seatle = Seattle
  portlnd = Portland
  nashvile = Nashville
  atlnata = Atlanta
  orlndo = Orlando
`);

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  ...ROUTES.map(([from, to]) => [new RegExp(withAnyCase(from), "g"), to] as const),
  ...PHRASES.map(([from, to]) => [new RegExp(`(?<![\\w])(?:${from})(?![\\w])`, "gi"), to] as const),
  ...WORDS.map(([from, to]) => [new RegExp(`(?<![\\w'])(?:${from})(?![\\w'])`, "gi"), to] as const),
];

/** Small letters of a route's words stand for capitals too; its names need theirs. */
function withAnyCase(pattern: string): string {
  const words = pattern.replace(
    /(?<![\\[\w-])([a-z])(?=[a-z]|\b)(?![^[]*\])/g,
    (letter) => `[${letter}${letter.toUpperCase()}]`,
  );
  return `(?<![\\w])(?:${words})(?![\\w])`;
}

/** The text in plain English, as far as the lists go. */
export function inPlainEnglish(text: string): string {
  let plain = text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
  for (const [pattern, replacement] of PATTERNS) plain = plain.replace(pattern, replacement);
  return plain;
}
