/** Provinces, states and regions of North America outside the United States with the cities that travelers name. */
export const NORTH_AMERICA: readonly string[] = [
  "ON Ontario: Toronto, Ottawa, Hamilton, London, Niagara-on-the-Lake, Windsor, Kingston, Mississauga, Thunder Bay, Sudbury, Guelph, Barrie, Oshawa, St. Catharines, Kitchener, Brampton",
  "QC Quebec: Montreal, Quebec City, Mont-Tremblant, Gatineau, Laval, Sherbrooke, Trois-Rivieres",
  "BC British Columbia: Vancouver, Victoria, Whistler, Kelowna, Tofino, Kamloops, Nanaimo, Prince George, Abbotsford, Surrey, Revelstoke",
  "AB Alberta: Calgary, Edmonton, Banff, Jasper, Lethbridge, Lake Louise, Canmore, Red Deer, Medicine Hat",
  "MB Manitoba: Winnipeg, Churchill",
  "SK Saskatchewan: Regina, Saskatoon",
  "NS Nova Scotia: Halifax, Lunenburg",
  "NB New Brunswick: Fredericton, Moncton, Saint John",
  "NL Newfoundland and Labrador: St. John's",
  "PE Prince Edward Island: Charlottetown",
  "YT Yukon: Whitehorse, Dawson City",
  "NT Northwest Territories: Yellowknife",
  "NU Nunavut: Iqaluit",
  "- Quintana Roo: Cancun, Playa del Carmen, Tulum, Cozumel, Isla Mujeres, Bacalar",
  "- Baja California: Tijuana, Ensenada, Mexicali, Rosarito",
  "- Baja California Sur: Cabo San Lucas, San Jose del Cabo, Los Cabos, La Paz, Loreto, Todos Santos",
  "- Jalisco: Guadalajara, Puerto Vallarta, Tequila",
  "- Nuevo Leon: Monterrey",
  "- Yucatan: Merida, Valladolid, Chichen Itza",
  "- Oaxaca: Oaxaca, Puerto Escondido, Huatulco",
  "- Guanajuato: San Miguel de Allende, Guanajuato City",
  "- Sinaloa: Mazatlan",
  "- Guerrero: Acapulco, Ixtapa, Zihuatanejo",
  "- Nayarit: Sayulita",
  "- Mexico: Mexico City, Puebla, Queretaro, Veracruz, Morelia, Leon, Toluca, Chihuahua, Ciudad Juarez, Hermosillo, Aguascalientes, Saltillo, San Luis Potosi, Culiacan, Villahermosa, Taxco, Cuernavaca, Zacatecas, Campeche, Palenque, San Cristobal de las Casas, Tuxtla Gutierrez, Reynosa, Nuevo Laredo, Matamoros, Tampico, Xalapa",
  "- Cuba: Havana, Varadero",
  "- Jamaica: Montego Bay, Negril, Ocho Rios",
  "- Bahamas: Nassau, Freeport",
  "- Dominican Republic: Punta Cana, Santo Domingo, Puerto Plata",
  "- Costa Rica: Tamarindo, La Fortuna, Monteverde",
  "- Panama: Panama City",
  "- Guatemala: Antigua Guatemala, Guatemala City",
  "- Belize: Belize City, San Pedro",
];

/** Countries, and regions larger than a state that travelers name as if they were one. */
export const COUNTRIES: readonly string[] =
  `Afghanistan, Albania, Algeria, Andorra, Angola, Antigua and Barbuda, Argentina, Armenia, Australia, Austria, Azerbaijan, Bahamas, Bahrain, Bangladesh, Barbados, Belarus, Belgium, Belize, Benin, Bhutan, Bolivia, Bosnia and Herzegovina, Botswana, Brazil, Brunei, Bulgaria, Burkina Faso, Burundi, Cambodia, Cameroon, Canada, Cape Verde, Central African Republic, Chad, Chile, China, Colombia, Comoros, Congo, Costa Rica, Croatia, Cuba, Cyprus, Czech Republic, Denmark, Djibouti, Dominica, Dominican Republic, Ecuador, Egypt, El Salvador, Equatorial Guinea, Eritrea, Estonia, Eswatini, Ethiopia, Fiji, Finland, France, Gabon, Gambia, Germany, Ghana, Greece, Grenada, Guatemala, Guinea, Guyana, Haiti, Honduras, Hungary, Iceland, India, Indonesia, Iran, Iraq, Ireland, Israel, Italy, Ivory Coast, Jamaica, Japan, Jordan, Kazakhstan, Kenya, Kiribati, Kosovo, Kuwait, Kyrgyzstan, Laos, Latvia, Lebanon, Lesotho, Liberia, Libya, Liechtenstein, Lithuania, Luxembourg, Madagascar, Malawi, Malaysia, Maldives, Mali, Malta, Marshall Islands, Mauritania, Mauritius, Mexico, Micronesia, Moldova, Monaco, Mongolia, Montenegro, Morocco, Mozambique, Myanmar, Namibia, Nauru, Nepal, Netherlands, New Zealand, Nicaragua, Niger, Nigeria, North Korea, North Macedonia, Norway, Oman, Pakistan, Palau, Panama, Papua New Guinea, Paraguay, Peru, Philippines, Poland, Portugal, Qatar, Romania, Russia, Rwanda, Samoa, San Marino, Saudi Arabia, Senegal, Serbia, Seychelles, Sierra Leone, Singapore, Slovakia, Slovenia, Somalia, South Africa, South Korea, South Sudan, Spain, Sri Lanka, Sudan, Suriname, Sweden, Switzerland, Syria, Taiwan, Tajikistan, Tanzania, Thailand, Togo, Tonga, Trinidad and Tobago, Tunisia, Turkey, Turkmenistan, Tuvalu, Uganda, Ukraine, United Arab Emirates, United Kingdom, United States, Uruguay, Uzbekistan, Vanuatu, Vatican City, Venezuela, Vietnam, Yemen, Zambia, Zimbabwe, England, Scotland, Wales, Europe, New England, Pacific Northwest, Midwest, Deep South, Southwest, West Coast, East Coast, Gulf Coast, Caribbean, Central America, Scandinavia`.split(
    ", ",
  );
