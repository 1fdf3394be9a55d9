import { lexicon } from "../text/pattern";

export const PEOPLE = lexicon([
  "people|persons|person|students|student|travelers|traveler|travellers|traveller|individuals|individual|participants|participant|pax|ppl|peeps|folks|passengers|passenger|guests|peoples|tourists|peple|poeple|heads|souls|members|gentleman|gentlemen|lady|woman|man|retirees|pensioners|hikers|golfers|adventurers|vacationers|holidaymakers|attendees",
]);
export const ADULTS = lexicon(["adults|adult|grown ups|grownups|grown up|seniors|teenagers"]);
export const CHILDREN = lexicon([
  "children|kids|kiddos|child|kid|kiddo|toddlers|toddler|babies|baby|infants|infant|little ones|little one|sons|son|daughters|daughter|grandchildren|grandkids|grandson|granddaughter|boys|girls|minors|teens|teenage kids|youngsters",
]);
export const ONE_CHILD = lexicon([
  "child|kid|kiddo|toddler|baby|infant|little one|son|daughter|grandson|granddaughter|newborn|year old|yo:1",
  "twins:2",
]);
/** Children without a number. */
export const SOME_CHILDREN = lexicon([
  "children|kids|kiddos|little ones|toddlers|babies|grandchildren|grandkids|sons|daughters",
]);
/** People beside the speaker; parents are two. */
export const RELATIONS = lexicon([
  "wife|husband|girlfriend|boyfriend|partner|spouse|fiance|fiancee|fiancé|fiancée|gf|bf|hubby|better half|significant other|mom|mother|mum|dad|father|brother|sister|friend|best friend|bestie|buddy|roommate|cousin|uncle|aunt|grandmother|grandma|grandfather|grandpa|colleague|coworker|co worker|nephew|niece|boss|manager|assistant|caregiver|carer|nurse|nanny|neighbor|neighbour|classmate|teammate|housemate|flatmate|girl friend|boy friend|mother in law|father in law|sister in law|brother in law|godmother|godfather|granny|grandad|granddad|nana|pal|mate|twin sister|twin brother|twin:1",
  "parents|grandparents|in laws|mum and dad|mom and dad:2",
]);
export const COMPANIONS = lexicon([
  "friends|buddies|mates|brothers|sisters|cousins|colleagues|coworkers|co workers|others|pals|girlfriends|siblings|relatives|other people|roommates|classmates|teammates|housemates|flatmates|nephews|nieces|uncles|aunts|neighbors|neighbours|in laws",
]);
export const PETS = lexicon([
  "pets|pet|dogs|dog|cats|cat|puppy|puppies|kitten|pup|pups|kitty|kitties|golden retriever|labrador|poodle|terrier|beagle|corgi|bulldog|husky|retriever|chihuahua|dachshund|furry friend|furry friends|doggo",
]);
