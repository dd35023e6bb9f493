/** Adds a style sheet to the page and waits for it, so that nothing jumps; goes on without one that does not come. */
export function addStyles(address: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => done();
    link.onerror = () => done();
    document.head.append(link);
  });
}
