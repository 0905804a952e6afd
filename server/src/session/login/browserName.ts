import Bowser from 'bowser';

/**
 * A description of browser and system, "Firefox on Windows"; empty if the header is not recognized.
 */
export function browserName(userAgent: string | undefined): string {
  if (!userAgent) return '';
  // Real browsers' headers are shorter.
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400));
  const words = [browser.name, os.name].map((word) => word?.replace(/[^\p{L}\p{N} .]/gu, ''));
  const [name, system] = words;
  if (!name) return system ?? '';
  return system ? `${name} on ${system}` : name;
}
