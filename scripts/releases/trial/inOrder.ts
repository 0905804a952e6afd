/** With the ids that React counts up, however often a tab has shown something, numbered as they come. */
export function inOrder(html: string): string {
  const ids = new Map<string, number>();
  return html.replace(/\b_r_[0-9a-z]+_/g, (id) => {
    const number = ids.get(id) ?? ids.size;
    ids.set(id, number);
    return `_r_${number}_`;
  });
}
