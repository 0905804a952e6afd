/** How a letter begins: its greeting, and what the sender adds by hand, each set off from what follows. */
export const beginning = (greeting: string, message: string): string[] => [
  greeting,
  '',
  ...(message.trim() === '' ? [] : [message.trim(), '']),
];
