import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic'] });
for (const lang of ['', '/fr']) for (const [w,h] of [[1440,900],[1280,800],[1024,768],[390,844]] as const) {
  const c = await b.newContext({ viewport: { width: w, height: h }, locale:'en-CA' });
  const p = await c.newPage();
  let let_go: () => void = () => {}; const held = new Promise<void>((r) => { let_go = r; });
  await p.route('**/check-quote-invoice/**', async (r) => { await held; await r.continue(); });
  const hold2: { go: () => void } = { go: () => {} }; const held2 = new Promise<void>((r) => { hold2.go = r; });
  await p.route(/\/(federation|main)\.[^/]*js$/, async (r) => { await held2; await r.continue(); });
  await p.goto('http://127.0.0.1:4500' + lang + '/payment?number=' + process.env.N + '&amount=' + process.env.A, { waitUntil: 'commit' });
  await p.locator('form [type=submit]').last().waitFor();
  const y = async () => { const box = await p.locator('form[data-replay] [type=submit], form[method=dialog] [type=submit]').last().boundingBox(); return box ? Math.round(box.y) + '+' + Math.round(box.height) : '-'; };
  const a = await y(); hold2.go();
  await p.locator('form[data-live]').first().waitFor(); await p.waitForTimeout(500);
  const bb = await y(); let_go(); await p.waitForTimeout(1200);
  console.log(lang, w, a, bb, await y(), (await p.locator('form[method=dialog] h2').last().locator('xpath=..').innerText()).replace(/\n/g,' | '));
  await p.screenshot({ path: `/tmp/me/w/pay${lang.slice(1)}${w}.png` });
  await c.close();
}
await b.close();
