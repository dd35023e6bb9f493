/** Measures the width of a text, in multiples of its font size. */
export type MeasureText = (text: string, look: 'plain' | 'bold' | 'serif') => number;

/** Breaks a text at spaces into lines of at most `room`, in multiples of the font size. */
export function wrapText(text: string, room: number, widthOf: (text: string) => number): readonly string[] {
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
