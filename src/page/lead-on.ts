// Addresses without a language whose page one can tell at once go on to it in the reader's own. Stands in their pages itself,
// so that somebody far from any mast who opens Yamen for the first time waits for no other file.
import { placeOf } from '../offline/lead-on.ts';
import { rootHere } from '../ui/element.ts';
import { readersLocale } from './reader.ts';

const root = rootHere();
const path = location.pathname.slice(root.length).replace('index.html', '');
const place = placeOf(path, location.hash);
if (place) location.replace(`${root}${readersLocale()}/${place.page}${location.hash}`);
