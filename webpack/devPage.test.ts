import { describe, expect, it } from '@jest/globals';
import { devPage } from './devPage.ts';

const page = [
  '<head><link rel="stylesheet" href="/releases/shell/aaa/main.css">',
  '<link rel="stylesheet" href="/releases/public-site/bbb/site.css" data-href="site.css">',
  '<script defer src="/releases/shell/aaa/main.js"></script>',
  '<link rel="preload" as="script" href="/releases/public-site/bbb/remoteEntry.js"></head>',
  '<body><div id="root"><main>rendered</main></div>\n<div id="overlay"></div>',
  '<script type="application/json" id="boot">{"apps":{"public_site":{"entry":"/releases/public-site/bbb/remoteEntry.js","styles":[],"version":"bbb"},"back_office":{"entry":"/releases/back-office/ccc/remoteEntry.js","styles":[],"version":"ccc"}},"prerendered":true}</script></body>',
].join('');

describe('a page in development', () => {
  it('takes the developed remote from its sources, and the rest as it is released', () => {
    const developed = devPage(page, ['public-site']);
    expect(developed).not.toContain('/releases/public-site/');
    expect(developed).toContain('/__dev/public-site/remoteEntry.js');
    expect(developed).toContain('/releases/shell/aaa/main.js');
    expect(developed).toContain('/releases/back-office/ccc/remoteEntry.js');
    expect(developed).toContain('"prerendered":false');
    expect(developed).not.toContain('rendered</main>');
  });

  it('takes the shell from its sources as well when that is developed', () => {
    const developed = devPage(page, ['shell']);
    expect(developed).not.toContain('/releases/shell/');
    expect(developed).toContain('src="/__dev/shell/federation.js"');
    expect(developed).not.toContain('refresh.js');
  });

  it('loads the Fast Refresh runtime before all else when no app is a released one', () => {
    const developed = devPage(page, ['shell', 'public-site', 'back-office']);
    expect(developed.match(/\w+(?=\.js"><\/script>)/g)).toEqual(['refresh', 'federation', 'main']);
  });
});
