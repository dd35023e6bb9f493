// The search as a command: one query a line in, what the search box shows for it a line out, in the same order. It reads
// the content as it lies on the disk, and needs no build.
//   {"lang": "pl", "query": "remis w wojnie", "game": "huang"}   {"hits": ["huang/war/tie", …]}
import { answerLines } from '../command/lines.ts';
import { readRulebook } from '../rulebook/files.ts';
import { openIndices } from '../rulebook/search-files.ts';
import { answerFind } from './line.ts';

const indices = await openIndices(readRulebook());
await answerLines((pieces) => answerFind(pieces.join(''), indices));
