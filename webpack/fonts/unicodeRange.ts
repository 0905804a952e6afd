/**
 * The characters of a `unicode-range`, such as `U+20-7E, U+A0`.
 * @throws if a part is not a code point or a range of them
 */
export function textOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const found = /^\s*U\+([0-9A-F]+)(?:-([0-9A-F]+))?\s*$/i.exec(part);
      if (found?.[1] === undefined) throw new Error(`"${part}" is not a range such as U+20-7E.`);
      const first = Number.parseInt(found[1], 16);
      const last = Number.parseInt(found[2] ?? found[1], 16);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
