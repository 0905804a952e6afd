/** Whether the check digit of a card number is right (ISO/IEC 7812-1, annex B). */
export function hasCheckDigit(number: string): boolean {
  let sum = 0;
  for (let position = 1; position <= number.length; position += 1) {
    const value = Number(number.at(-position)) * (position % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}
