/** How wide a text is, in heights of its letters. */
export type WidthOf = (text: string, look: 'plain' | 'bold' | 'serif') => number;

/** A text in lines none of which is wider than the room, in heights of its letters, broken where it may be broken. */
export function wrapped(text: string, room: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(' ')) {
    const longer: string = line === null ? word : `${line} ${word}`;
    if (line !== null && widthOf(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === null ? lines : [...lines, line];
}
