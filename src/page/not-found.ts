// The page for addresses that do not exist: one of a rule leads to the nearest rules.
import { rootHere } from '../ui/element.ts';

const chapter = /\/([\w-]+)\/rules\/([\w-]+)\/?$/.exec(location.pathname);
if (chapter) location.replace(`${rootHere()}r/#${chapter[1]}/${chapter[2]}/${location.hash.slice(1)}`);
