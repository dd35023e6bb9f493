/** The chosen option of each ruling. */
export interface KhanRulings {
  readonly 'bridge-banks': 'rectangle' | 'tile';
  readonly 'trapped-yurt': 'none' | 'laid';
}
