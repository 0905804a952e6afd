/** Renumbers React's ids in the order of the page: otherwise they depend on what its tab has shown before. */
export function inOrder(html: string): string {
  const ids = new Map<string, number>();
  return html.replace(/\b_r_[0-9a-z]+_/g, (id) => {
    const number = ids.get(id) ?? ids.size;
    ids.set(id, number);
    return `_r_${number}_`;
  });
}
