// The search as a command: reads one query per line and prints what the search box shows for it, in the same
// order. It indexes the files in content/, so it needs no build.
//   {"lang": "pl", "query": "remis w wojnie", "game": "huang"}  →  {"hits": ["huang/war/tie", …]}
import { answerLines } from '../command/lines.ts';
import { readRulebook } from '../rulebook/files.ts';
import { openIndices } from '../rulebook/search-files.ts';
import { answerFind } from './line.ts';

const indices = await openIndices(readRulebook());
await answerLines((pieces) => answerFind(pieces.join(''), indices));
