/**
 * Shows a mail in a frame. The page's policy allows no styles in markup, which mails are made of: they
 * are taken out of it before it is read, and set by script.
 */
export function showLetter(frame: Window & typeof globalThis, html: string): void {
  const { document } = frame;
  const [, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const markup = html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    // Only attributes have such quotes: those of texts are escaped.
    .replaceAll(' style="', ' data-style="');
  const letter = new DOMParser().parseFromString(markup, 'text/html');
  letter
    .querySelectorAll('script, iframe, object, embed, base, form')
    .forEach((part) => part.remove());
  letter.querySelectorAll('a').forEach((link) => link.removeAttribute('href'));
  document.replaceChild(
    document.importNode(letter.documentElement, true),
    document.documentElement,
  );
  document.querySelectorAll<HTMLElement>('[data-style]').forEach((part) => {
    part.style.cssText = part.dataset['style'] ?? '';
  });
  if (rules === '') {
    // A mail without styles is shown as mail programs do, and readable on a dark page.
    const { style } = document.documentElement;
    style.colorScheme = 'light dark';
    style.fontFamily = 'system-ui, sans-serif';
  }
  const sheet = new frame.CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}
