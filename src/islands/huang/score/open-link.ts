// What a link needs to be opened: fetched only when there is one.
export { explainLinkFault } from '../../../explain/link.ts';
export { parseLink } from '../../../share/link.ts';
