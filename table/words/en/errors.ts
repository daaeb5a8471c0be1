import type { ErrorWords, UndoWords } from '../words.ts'

const REPORT = 'This is a fault of the table, and nothing is lost: save the match as a file and report it.'
const RELOAD = 'Reload this page to get the newest version, then try again.'

export const errors: ErrorWords = {
  E_STALE_ASK:
    'That question has been answered already, perhaps in another tab. The table shows where the match stands.',
  E_NOT_YOUR_ASK: 'That question is put to another seat. Wait until you are asked.',
  E_UNKNOWN_ANSWER: 'That answer is not one of the options. Choose one from the list.',
  E_RULE_FAILED: `A rule failed and the answer was not taken; you can choose another. ${REPORT}`,
  E_OVER: 'The match is over. You can replay it, or start another.',
  E_NO_OPTIONS: `The rules asked a question that has no answer. ${REPORT}`,
  E_TOO_LONG: `A rule did not come to an end, so the answer was not taken. ${REPORT}`,
  E_BRANCH: `A secret choice went wrong, so the answer was not taken. ${REPORT}`,
  E_UNKNOWN_SEAT: 'This match has no such seat. Open the match again from the home page.',
  E_UNKNOWN_GAME: `This match is of a game that is not on this table. ${RELOAD}`,
  E_UNKNOWN_MODE: 'The game has no such mode. Choose one from the list.',
  E_BAD_SEATS: 'This mode is not played with so many seats. Change their number.',
  E_BAD_OPTION: 'One of the options does not exist, or has no such value. Choose the options again.',
  E_BAD_ENTRY: 'What a seat brings to this match is not admitted. Change it, then start again.',
  E_BAD_CARRY:
    'What this campaign hands on to its next chapter is damaged, or comes from a newer version. Reload this page; if that does not help, export the campaign again from where it came.',
  E_BAD_SEED: 'A seed is a text of 1 to 200 characters. Shorten it, or leave the field empty.',
  E_NOT_A_SAVE: 'This file is not a match of Monomyth. Choose a file whose name ends in .monomyth.json.',
  E_SAVE_CHANGED:
    'This match is damaged or was changed by hand, so it cannot be played on. Export it again from where it came.',
  E_NEWER_FORMAT: `This match was saved by a newer version of the table. ${RELOAD}`,
  E_NEWER_RULES: `This match is played by newer rules than this page knows. ${RELOAD}`,
  E_OLD_RULES:
    'This match was played by rules so old that they can no longer be opened. It stays as it is: keep its file, and start a new match.',
  T_NO_MATCH:
    'It may have been deleted, or it is kept in another browser or on another device. Look among your matches on the home page, or open its file there.',
  T_NO_CAMPAIGN:
    'It may have been deleted, or it is kept in another browser or on another device. Look on the home page, or open its file there.',
  T_CHAPTER_BEGUN:
    'This campaign has gone on meanwhile, perhaps in another tab. Its page shows where it stands; nothing is lost.',
  T_NO_STORE:
    'Your browser does not let this page store anything. Allow this page to keep data (private windows often forbid it), or save your matches as files.',
  T_FULL:
    'Your browser has no room left, so the last answer was not kept. Delete finished matches on the home page, then try again.',
  T_TOO_BIG: 'This file is too big to be a match. Choose a file whose name ends in .monomyth.json.',
  T_NO_SERVER:
    'The server does not answer. Check your connection, then try again; what was answered before is safe there.',
  S_BAD_MESSAGE: `The server did not understand this page. ${RELOAD}`,
  S_TOO_BIG: 'That is too long for the server. Shorten it, then try again.',
  S_TOO_FAST: 'That was too much in a short time. Wait a moment, then try again.',
  S_NOT_SIGNED_IN: 'The server does not know you in this browser. Tell it your name, or use your passkey.',
  S_FORBIDDEN: 'That is not yours to do at this table.',
  S_NO_TABLE: 'There is no such table, or not for you. Ask whoever sent you here for an invitation.',
  S_NO_SEAT: 'That seat has just been taken. Choose another one.',
  S_NOT_BEGUN: 'The match has not begun yet. Wait until every seat is taken.',
  S_BEGUN: 'The match has begun already: nobody can sit down or get up now.',
  S_NOT_OVER: 'The match is not over yet. That is for when it is.',
  S_BAD_INVITE: 'This invitation is unknown, or has been used already. Ask whoever sent it for a new one.',
  S_BAD_PASSKEY: 'The passkey was not accepted. Try it again, or use another one.',
  S_TOO_SOON: 'They still have time. A bot can play for them once the match has waited for long.',
  S_NO_PROPOSAL: 'The match has gone on meanwhile, so that was no longer asked.',
  S_STALE_BUILD: `The table is newer on the server than on this page. ${RELOAD}`,
  S_BUSY: 'The server cannot take it just now. Nothing is lost: try again in a moment.',
  S_FAILED: 'Something failed on the server that should not have. What was answered before is safe: try again.',
  T_UNKNOWN: 'Something failed that should not have. Your matches are safe: reload the page and try again.',
}

export const undo: UndoWords = {
  U_NOTHING: 'There is nothing of yours to take back.',
  U_OVER: 'The match is over: nothing can be taken back now.',
  U_CHANCE: 'Dice were rolled or cards shuffled since: what chance has shown stays shown.',
  U_SEEN: 'Somebody has seen something new since: it cannot be unseen.',
  U_REACT: 'Somebody could have reacted since: taking it back would tell whether they can.',
  U_DECIDED: 'Another seat has decided since: that decision would be lost.',
}
