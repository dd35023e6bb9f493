// The search as a command: reads one query per line and prints what the search box shows for it, in the same
// order. It indexes the files in content/, so it needs no build.
//   {"lang": "pl", "query": "remis w wojnie", "game": "huang"}  →  {"hits": ["huang/war/tie", …]}
import { answerLines } from '../command/answer-lines.ts';
import { readRulebook } from '../rulebook/files.ts';
import { openSearchIndices } from '../rulebook/search/rulebook-search-file.ts';
import { answerSearchLine } from './answer-search-line.ts';

const indices = await openSearchIndices(readRulebook());
await answerLines((pieces) => answerSearchLine(pieces.join(''), indices));
