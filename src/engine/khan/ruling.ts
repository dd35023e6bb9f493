/** The rulings that a table can choose. */
export interface KhanRulings {
  readonly 'bridge-banks': 'rectangle' | 'tile';
  readonly 'trapped-yurt': 'none' | 'laid';
}
