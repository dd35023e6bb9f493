/** The fields of the index. Terms come ready from `terms.ts`, parted by spaces. */
export const INDEX_OPTIONS = {
  fields: ['title', 'words', 'where', 'text', 'questions'],
  tokenize: (text: string): string[] => (text ? text.split(' ') : []),
  processTerm: (term: string): string => term,
};
