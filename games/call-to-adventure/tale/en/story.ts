import type { Cards } from '../words.ts'

/** What somebody did or learned: a clause each, that begins with its verb. */

export const traits: Cards['traits'] = {
  55: 'grew so tough that the hammer tired first',
  56: 'never again met a wall without climbing it',
  57: 'learned to walk so softly that shadows lost the trail',
  58: 'burned a hundred candles down over borrowed books',
  59: 'found that a cleared throat could silence a tavern',
  60: 'learned to count four lies from three liars',
  61: 'took in every stray that came on two legs or four',
  62: 'made a choice others would have wept over and slept well',
  78: 'fought on the sand until the arena chanted a single name',
  79: 'won so many hearts that no baker would take a coin',
  80: 'settled a quarrel at ten paces and apologised too late',
  81: 'learned which leaf is bitter and which one comforts',
  82: 'slept through a whole war in boots and woke before the horn',
  83: 'read just one more page until the dawn gave up',
  84: 'knelt before the throne and rose with a knight’s sword',
  85: 'broke an oath and changed names to outrun it',
  101: 'carried the map of the whole war in scars on both arms',
  102: 'took to leaving by doors that nobody had built',
  103: 'was asked to kneel in every way there is and stood',
  104: 'received such a blessing that the candles leaned closer',
  105: 'quoted old books that were beginning to quote back',
  106: 'ruled so gently that people planted trees for the days to come',
  107: 'judged so straight that the guilty lost their sleep',
}

export const paths: Cards['paths'] = {
  63: [
    'fought the sewer rats by the light of a candle end',
    'chased a criminal through the sewers and dragged him into daylight',
  ],
  64: [
    'studied strategy through the cold mornings of the military institute',
    'left the military institute to sell a sword to whoever paid',
  ],
  65: [
    'climbed the monastery’s thousand steps to hear the question at the top',
    'barred the monastery door and stood guard over the monks',
  ],
  66: ['went into a cave with six others and came out alone', 'led every last companion back out of a cave'],
  67: [
    'fought a goblin hand to hand among burning roofs',
    'took command of a frightened guard and drove the goblins off',
  ],
  68: [
    'talked a way into the merchants’ guild of the free port',
    'ran a blockade by night with a hold full of contraband',
  ],
  69: ['crossed a mountain storm by the light of three stars', 'carried the wounded down a mountain through the storm'],
  70: ['opened a locked chest in a cabinet of curiosities', 'found a dead king’s coins between two jars that hummed'],
  71: [
    'brewed the remedy that saved a stricken village',
    'sat with the dying of a stricken village until the last candle',
  ],
  72: ['fell among captors and talked them out of their keys', 'served a long sentence to its last day'],
  73: ['walked off the edge of the map into untamed land', 'nursed a wounded beast until it let itself be touched'],
  74: ['broke the seal of a forbidden scroll and read it twice', 'found a secret in the forbidden library and kept it'],
  75: ['leapt aboard a runaway wagon and caught the reins', 'sprang before a runaway wagon and saved the children'],
  76: ['solved a riddle that had cost better heads', 'found the loophole in a riddle game and bowed low'],
  77: ['crowned the harvest queen and made a fine speech', 'settled at the harvest fair a feud older than the cider'],
  86: ['won the joust of the grand tournament on a borrowed horse', 'unhorsed a prince whom no one had dared to beat'],
  87: [
    'held the breach of a besieged keep for forty days',
    'led a mad sally out of a besieged keep and broke the ring',
  ],
  88: ['beat a clan chief in single combat', 'made two clans put down knives whose reason they had forgotten'],
  89: ['shored up a falling tunnel with beams and arithmetic', 'dug the buried miners out with bare hands'],
  90: [
    'brought down the great stag after a hunt of three days',
    'held the great stag at arrow’s point and set it free',
  ],
  91: ['ran an assassin down across the rooftops', 'took the blade that an assassin meant for somebody else'],
  92: ['stole a prisoner out of the cultists’ den', 'broke off the cultists’ ritual at its last word'],
  93: ['crossed the haunted marsh without answering the wisps', 'sang until the drowned of the marsh lay down to rest'],
  94: ['found a great love among the guests of a royal wedding', 'rose in the middle of a royal wedding to say no'],
  95: ['cured a werewolf with patience and simple herbs', 'kept the werewolf’s bite and came to love the full moon'],
  96: ['stole a secret between two dances of a masked ball', 'tore the mask from the regent before the whole ball'],
  97: [
    'drank the alchemist’s elixir and did not die of it',
    'stole the alchemist’s formula from the tower’s last shelf',
  ],
  98: ['shared out the last rations of a famine winter', 'walked into the blizzard for grain and came back with it'],
  99: ['deciphered a vision that the oracle herself could not', 'heard the oracle’s prophecy and accepted every word'],
  100: [
    'begged the hanging judge for mercy and was heard',
    'learned what the hanging judge was hiding and named a price',
  ],
  108: ['slew the dragon in its lair on a bed of warm gold', 'stole the dragon’s hoard without waking the dragon'],
  109: ['turned the gears of the war machine against its masters', 'tore the war machine apart bolt by bolt'],
  110: ['called the rain down on the burning grove', 'crushed those who had set the sacred grove on fire'],
  111: ['seized the crown from a broken throne', 'gave a broken throne back to its heir'],
  112: [
    'dived to the sunken temple where the bells still rang',
    'plundered the altar of the sunken temple and let the tide close',
  ],
  113: [
    'stopped the countdown of the clockwork vault at one',
    'outran the fall of the clockwork vault with a secret under one arm',
  ],
  114: ['left no enemy standing in the decisive battle', 'met a warchief face to face and so decided the battle'],
  115: ['rode with the wild hunt for a night and laughed', 'broke the horn that led the wild hunt'],
  116: [
    'crossed blades with the spymaster before a court of masks',
    'ruled the court of masks without leaving the shadows',
  ],
  117: ['sewed up the rift between two skies', 'stood in the rift between worlds and held back the tide'],
  118: ['passed death’s threshold and came back with cold hands', 'led an innocent back from death’s threshold'],
  119: ['answered the blind god without a lie', 'lied to the blind god and stole his sight'],
  120: ['drafted the treaty that seven kings signed', 'let the envoys sign the peace and betrayed them at supper'],
  121: [
    'rekindled hope in the very soul of the realm',
    'gave up everything so that the heart of the realm might beat on',
  ],
}
