/**
 * `npm run soak:releases -- [releases of each app]`: three teams release at once, 20 times each by default, every fourth time as
 * a rollout, while a visitor fills in a form and somebody of the office edits a client. Says what went wrong; exits with 1 then.
 * Releases go live as by the buttons of `/admin/releases`, with the record of a trial: the trials themselves are not part of it.
 */
import { chromium } from 'playwright-core';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import { chromium as program, chromiumFlags } from '../../product/chromium.ts';
import { logins, startProduct, type Product } from '../../product/product.ts';
import { releasesOf } from '../../product/releases.ts';
import { SoakUser } from './SoakUser.ts';

const rounds = Number(process.argv[2] ?? 20);
/** Every so many releases are rolled out before. */
const rolledOut = 4;

interface Team {
  product: Product;
  releases: ReturnType<typeof releasesOf>;
  authorization: string;
}

async function post(product: Product, call: string, body: object, authorization = '') {
  const answer = await fetch(`${product.url}/api/${call}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call} ${JSON.stringify(body)} was answered ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

/** Releases an app again and again. @returns what was refused */
async function release(app: AppName, { product, releases, authorization }: Team) {
  const refused: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const version = `${app}-${round}`;
    try {
      await releases.another(app, version);
      const shares = round % rolledOut === 0 ? [10, 50] : [];
      for (const percent of shares) {
        await post(product, 'releases/share', { app, version, percent }, authorization);
      }
      await post(product, 'releases/live', { app, version }, authorization);
      await releases.isGiven(app, version);
      if (round % 5 === 0) console.log(`${version} is live.`);
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
    }
  }
  return refused;
}

const product = await startProduct();
const browser = await chromium.launch({ executablePath: program(), args: chromiumFlags });
try {
  const { token } = await post(product, 'rest-auth/login/', logins.admin);
  const team: Team = {
    product,
    releases: releasesOf(product),
    authorization: `Token ${String(token)}`,
  };
  const visitor = await SoakUser.visitor(browser, product.url);
  const office = await SoakUser.office(browser, product.url);
  const combinations = new Set<string>();
  let isOver = false;
  const work = [visitor, office].map((user) => user.work(() => isOver));
  const look = async (): Promise<void> => {
    while (!isOver) {
      const answer = await fetch(product.url);
      await answer.text();
      combinations.add(answer.headers.get('x-releases') ?? `answered ${answer.status}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const looking = look();
  const start = performance.now();
  const refused = (await Promise.all(appNames.map((app) => release(app, team)))).flat();
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  await Promise.all([...work, looking]);
  await visitor.finish();
  await office.finish();
  const wrong = [...refused, ...visitor.wrong, ...office.wrong];
  const made = rounds * appNames.length - refused.length;
  console.log(
    `${made} releases in ${seconds.toFixed(0)} s, ${combinations.size} combinations seen; ` +
      `${visitor.rounds + office.rounds} rounds of typing.`,
  );
  for (const line of wrong) console.log(`- ${line}`);
  console.log(
    wrong.length === 0 ? 'Nothing was lost, and nothing went wrong.' : 'That went wrong.',
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
