/**
 * Number words of six languages and months in them, to tell whether a value is in a text at all. The parser reads English
 * only; these never set anything.
 */
const languages: readonly string[] = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte",
  "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf vingt",
  "null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
  "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
  "zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte",
  "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
];

const OTHERS: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 },
  ...{ eleventh: 11, twelfth: 12, thirteenth: 13, fourteenth: 14, fifteenth: 15, sixteenth: 16, seventeenth: 17 },
  ...{ eighteenth: 18, nineteenth: 19, twentieth: 20, thirtieth: 30 },
  ...{ thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{
    una: 1,
    une: 1,
    eine: 1,
    einen: 1,
    einer: 1,
    eins: 1,
    uma: 1,
    duas: 2,
    zwo: 2,
    zweier: 2,
    premier: 1,
    primero: 1,
  },
  ...{ veinticinco: 25, treinta: 30, trenta: 30, trinta: 30, trente: 30, dreissig: 30, dertig: 30 },
  ...{
    both: 2,
    couple: 2,
    pair: 2,
    duo: 2,
    pareja: 2,
    trio: 3,
    twosome: 2,
    threesome: 3,
    foursome: 4,
    quartet: 4,
    quintet: 5,
    zweit: 2,
    dritt: 3,
    viert: 4,
    dozen: 12,
    docena: 12,
    douzaine: 12,
    dutzend: 12,
  },
};

/** Words that multiply the number before them; alone they stand for themselves. */
export const SCALES: Readonly<Record<string, number>> = {
  ...{ hundred: 100, hundert: 100, cien: 100, ciento: 100, cent: 100, cents: 100, cento: 100, cem: 100, honderd: 100 },
  ...{ thousand: 1000, thou: 1000, grand: 1000, mil: 1000, mille: 1000, mila: 1000, tausend: 1000, duizend: 1000 },
  ...{ k: 1000, g: 1000, gs: 1000, rack: 1000, racks: 1000, hundo: 100 },
};

/** Values by words without accents. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...languages.flatMap((words) => words.split(" ").map((word, value) => [word, value] as const)),
  ...Object.entries(OTHERS),
]);

const MONTHS: readonly string[] = [
  "january jan enero janvier januar gennaio janeiro januari janner",
  "february feb febrero fevrier februar febbraio fevereiro februari",
  "march mar marzo mars marz maerz marco maart",
  "april apr abril avril aprile",
  "may mayo mai maggio maio mei",
  "june jun junio juin juni giugno junho",
  "july jul julio juillet juli luglio julho",
  "august aug agosto aout augustus",
  "september sep sept septiembre septembre settembre setembro",
  "october oct okt octubre octobre oktober ottobre outubro",
  "november nov noviembre novembre novembro",
  "december dec dez diciembre decembre dezember dicembre dezembro",
];

/** 1–12 by names without accents. */
export const MONTH_WORDS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);

export const TOMORROW = /\b(tomorrow|tmrw|manana|demain|morgen|domani|amanha)\b/;
