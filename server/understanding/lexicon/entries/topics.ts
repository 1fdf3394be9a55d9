import { lexicon } from "../../text/pattern";
import type { Topic } from "./entry-words";

/** Words that tell what a sentence is about. */
export const TOPIC_WORDS: readonly (readonly [string, Topic])[] = [
  [
    "flight|flights|fly|flying|flyer|plane|planes|airplane|airline|airlines|airfare|cabin|onboard|inflight|aircraft|jet|jets|carrier|carriers|airways|delta|jetblue|boeing|airbus",
    "flight",
  ],
  ["stay|stays|staying|stayed at|back? home", "person"],
  ["on board ; in flight ; in the air ; plane ticket|tickets", "flight"],
  [
    "hotel|hotels|room|rooms|stay|staying|lodging|lodgings|accommodation|accommodations|airbnb|hostel|resort|resorts|motel|bathroom|bathrooms|inn|bedroom|property|properties|marriott|hilton|hyatt|ihg|accor|novotel|sofitel|sheraton",
    "hotel",
  ],
  ["place to|we stay|sleep ; where we|i stay|sleep", "hotel"],
  [
    "restaurant|restaurants|dining|dine|eat|eating|eats|food|meal|meals|dinner|dinners|lunch|lunches|cafe|cafes|cuisine|cuisines|diner|diners|eatery|eateries|bistro|brunch|grub|nosh|supper|foodwise",
    "restaurant",
  ],
  ["eat out ; table for ; where we|i eat", "restaurant"],
  [
    "attraction|attractions|sight|sights|sightseeing|activity|activities|exhibit|exhibits|exhibition|exhibitions|museum|museums|landmark|landmarks|venue|venues|excursion|excursions",
    "attraction",
  ],
  ["things|stuff to do|see ; places|spots|spot|place to see|visit ; places|spots we|i see|visit", "attraction"],
];

export const TOPIC_LEXICONS = {
  flight: lexicon([
    "flight|flights|fly|flying|plane|planes|airplane|airline|airlines|fare|fares|ticket|tickets|seat|seats|airfare|departure|departures",
  ]),
  hotel: lexicon([
    "hotel|hotels|room|rooms|lodging|accommodation|accommodations|place|places|stay|airbnb|resort|motel|property|properties|bathroom|spot",
  ]),
  restaurant: lexicon([
    "restaurant|restaurants|eatery|eateries|diner|diners|dining|place|places|cafe|cafes|spot|spots|meal|meals|food|table|tables|joints|joint",
  ]),
  attraction: lexicon([
    "attraction|attractions|sights|sight|activities|activity|venue|venues|museum|museums|places|place|spots|things",
  ]),
  access: lexicon([
    "wheelchair access|wheelchair accessible|wheelchair accessibility|wheelchair friendly|disability access|disabled access|disability accessible|disability friendly|accessible|accessibility|handicap accessible|handicapped accessible|handicap access|step free|step free access|accessible access|ramp|ramps|roll in shower|grab bars|ada|barrier free|accessibility features|accessibility support|disability accommodations|disability services|disability support|special assistance|mobility access",
  ]),
  wifi: lexicon(["wi fi|wifi|internet|internet access|wireless internet|web access"]),
  dining: lexicon([
    "restaurant|restaurants|eatery|eateries|diner|diners|dining|cafe|cafes|places to eat|place to eat|somewhere to eat|bistro|bistros",
  ]),
  sight: lexicon([
    "attraction|attractions|sights|sight|sightseeing|activities|activity|venue|venues|museum|museums|places to see|places to visit|things to do|things to see",
  ]),
  jobword: lexicon([
    "student|engineer|developer|researcher|banker|teacher|artist|entrepreneur|retiree|doctor|lawyer|journalist|nurse|woman|man|guy|lady|professional|traveler|traveller|mom|mother|dad|father|software|marketing|retired|accountant|single|divorced|married|solo|sales|government|small|attorney|physician|scientist|reporter",
  ]),
  iam: lexicon([
    "i am|we are|as|i became|i have been|i was and am|i used to be|being|seeing that i am|since i am|both|i am still|my name is|us",
  ]),
  work: lexicon(["i work|work|i have worked|working|employed|i am working|my job is|my work is|career"]),
  keen: lexicon([
    "love|loves|enjoy|adore|into|really into|fond of|crazy about|passionate about|keen on|fan of|fans of|obsessed with|enthusiastic about|live for|big on|nuts about",
  ]),
  interest: lexicon([
    "interested in|interest is|interests are|interest in|interests include|hobby is|hobbies are|hobbies include|passion is|passion for|interests :|interest :",
  ]),
  child: lexicon([
    "child|children|kid|kids|kiddo|kiddos|son|sons|daughter|daughters|toddler|toddlers|baby|babies|infant|infants|newborn|little ones|little one|twins|grandkids|grandchildren|grandson|granddaughter|kiddies|nippers|bairns|wee ones|tots|tot|teenager|teenagers|teen|teens|boys|girls|little boy|little girl|year old",
  ]),
  pet: lexicon([
    "pet|pets|dog|dogs|cat|cats|puppy|puppies|pup|pups|kitten|kitty|golden retriever|labrador|lab|poodle|terrier|beagle|corgi|bulldog|husky|retriever|chihuahua|dachshund|spaniel|cocker spaniel|collie|pug|schnauzer|german shepherd|hound|greyhound|mutt|bunny|hamster|guinea pig|ferret|tortoise|budgie|pomeranian|shih tzu|boxer|dalmatian|kittens|furry friend|furry friends|fur baby|four legged friend|kelpie|heeler|whippet|lurcher|setter|mastiff|rottweiler|jack russell|maltese|frenchie|doodle|goldendoodle|labradoodle|cockapoo|moggy|tomcat|tabby|mutts|border collie|parrot|rabbit|doggo|doggy|pooch|pupper|fluffball",
  ]),
  animal: lexicon([
    "pet|pets|dog|dogs|cat|cats|puppy|puppies|pup|pups|kitten|kitty|golden retriever|labrador|lab|poodle|terrier|beagle|corgi|spaniel|cocker spaniel|collie|pug|schnauzer|german shepherd|hound|greyhound|mutt|bunny|hamster|guinea pig|ferret|tortoise|budgie|pomeranian|shih tzu|dalmatian|kittens|furry friend|furry friends|fur baby|four legged friend|kelpie|heeler|whippet|lurcher|setter|mastiff|rottweiler|jack russell|maltese|frenchie|doodle|goldendoodle|labradoodle|cockapoo|moggy|tomcat|tabby|mutts|border collie|parrot|rabbit|bird|animal|animals|doggo|pooch|pupper",
  ]),
};
