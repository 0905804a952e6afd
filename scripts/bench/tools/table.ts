/** Prints rows in aligned columns, with a title. */
export function printTable(title: string, rows: string[][]): void {
  const widths = rows.reduce<number[]>((found, row) => {
    row.forEach((cell, column) => (found[column] = Math.max(found[column] ?? 0, cell.length)));
    return found;
  }, []);
  console.log(`\n${title}`);
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('   ')}`);
  }
}
