const language = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Common words that English lacks, by language. */
export const FOREIGN_WORDS: readonly ReadonlySet<string>[] = [
  language(
    "hola puedes buscar quiero quisiera queremos gracias para por muy está estoy somos tengo tenemos necesito necesitamos prefiero preferimos pero que habitación vuelo vuelos viajar viaje viajo hijos dos tres ciudad comida barato también sí gusta mejor días ventana cerca playa desde hacia esposa esposo personas cinco semana",
  ),
  language(
    "bonjour je voudrais voudrions nous avons vous une pour avec merci mais dans deux trois pas chambre vol voyage voyager préfère préférons aussi aime aimons au oui plage matin enfants jours s'il plaît très",
  ),
  language(
    "ich wir möchte möchten und ein eine einen mit nach von nicht auch bitte danke für zwei drei reise reisen flug zimmer haben brauche brauchen lieber kein keine ist sind mein meine unser kinder tage woche gerne fliegen",
  ),
  language(
    "ciao vorrei vogliamo grazie favore sono siamo abbiamo viaggio viaggiare preferisco preferiamo senza anche giorni nostro bambini vicino spiaggia della mattina economico buongiorno",
  ),
  language(
    "olá quero queremos obrigado obrigada por uma para viagem viajar voo prefiro preferimos sem também dias dois três minha nosso crianças perto praia não sim estou somos temos muito gostaria",
  ),
  language(
    "ik wij willen graag een het met niet ook alstublieft dank reis vlucht kamer hebben geen zijn naar twee drie kinderen dagen",
  ),
];
