import Bowser from 'bowser';

/** A browser and its system in words, "Firefox on Windows"; empty when its header says nothing. */
export function browserName(userAgent: string | undefined): string {
  if (!userAgent) return '';
  // No browser's is longer; whatever is, is not worth parsing.
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400));
  const words = [browser.name, os.name].map((word) => word?.replace(/[^\p{L}\p{N} .]/gu, ''));
  const [name, system] = words;
  if (!name) return system ?? '';
  return system ? `${name} on ${system}` : name;
}
