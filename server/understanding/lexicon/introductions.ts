/** What may stand before and between the facts by which travellers introduce themselves: "hey, so I'm 21 and a student". */
export const BEFORE_INTRODUCTION =
  /^(a|an|the|hi|hello|hey|just|still|recently|newly|happily|currently|now|so|well|i|am|we|are|and|,|-|&|\/|\(|\)|here|both|also|male|female|guy|girl|woman|man|lady|mom|mum|dad|couple|from|as|being|yes|ok|age|aged|year|years|old|yo|with|my|name|is|of|in|at|trade|day|profession|myself|freelance|proud|practicing|practising|working|btw|big|grandma|grandpa|granny)$/;

/** What may follow the last of them: the introduction is over, and it was no part of something else ("student discounts"). */
export const GOES_ON_AFTER_INTRODUCTION =
  /^(with|who|looking|on|always|never|usually|mostly|flying|fly|travel|traveling|travelling|travels|want|wants|wanting|need|needs|needing|prefer|prefers|love|loves|i|we|my|our|give|please|would|will|can|luxury|budget|but|because|then|then|trying|planning|plan|tight|no|not|in|at|hoping|too|mad|crazy|loves|only|for|fond|big|keen|holder|degree|by|part|full|going|taking|heading|wish|wishing)$/;
