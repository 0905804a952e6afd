import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../src/escapeHtml.ts';
import { answerBank, textsOf } from './sandboxCalls.ts';
import type { SandboxIntent, SandboxSession } from './SandboxLedger.ts';
import { SandboxError, secretOf } from './sandboxObjects.ts';
import {
  completeSessionOf,
  currentSession,
  payInSession,
  tellIntent,
  type SandboxState,
} from './sandboxSessions.ts';

type OfOne = { Params: { id: string } };

/** The pages of the sandbox: that of a bank which asks its customer, and the provider's own for paying. */
export function sandboxPages(app: FastifyInstance, state: SandboxState): void {
  const { ledger } = state;

  app.get<OfOne>('/bank/:id', ({ params }, reply) => {
    const intent = ledger.intents.get(params.id);
    if (intent?.status === 'requires_action') return page(reply, bankPage(intent));
    return intent?.returnUrl ? lead(reply, backOf(intent)) : page(reply, endedPage());
  });

  app.post<OfOne>('/bank/:id', ({ params, body }, reply) => {
    const isApproved = textsOf(body)['answer'] === 'approve';
    const answered = answerBank(ledger, params.id, isApproved);
    if (!answered) return page(reply, endedPage());
    const { intent, isNew } = answered;
    if (isNew) {
      tellIntent(state, intent);
      completeSessionOf(state, intent);
    }
    return lead(reply, backOf(intent));
  });

  app.get<OfOne>('/pay/:id', ({ params }, reply) => {
    const session = currentSession(state, params.id);
    if (session.status === 'complete') return lead(reply, session.successUrl);
    if (session.status === 'expired') return page(reply, endedPage(session.cancelUrl));
    const error = ledger.intents.get(session.intent ?? '')?.error?.message;
    return page(reply, checkoutPage(session, error));
  });

  app.post<OfOne>('/pay/:id', ({ params, body }, reply) => {
    const session = currentSession(state, params.id);
    if (session.status !== 'open') return lead(reply, `/pay/${session.id}`);
    try {
      const { intent } = payInSession(state, session, textsOf(body));
      return lead(
        reply,
        intent.status === 'requires_action' ? `/bank/${intent.id}` : `/pay/${session.id}`,
      );
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      return page(reply, checkoutPage(session, error.message));
    }
  });
}

const lead = (reply: FastifyReply, address: string): FastifyReply => reply.redirect(address, 303);

const page = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

/** Where the bank leads back to, with what Stripe tells there. */
function backOf(intent: SandboxIntent): string {
  const { returnUrl, status, id } = intent;
  const facts = new URLSearchParams({
    payment_intent: id,
    payment_intent_client_secret: secretOf(intent),
    redirect_status: status === 'succeeded' ? 'succeeded' : 'failed',
  });
  const to = returnUrl ?? '/';
  return `${to}${to.includes('?') ? '&' : '?'}${facts.toString()}`;
}

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { display: grid; min-height: 100vh; margin: 0; place-items: center; background: Canvas; color: CanvasText; }
  main { box-sizing: border-box; width: min(100%, 26rem); padding: 2rem 1.5rem; }
  h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
  .amount { margin: .5rem 0 1.5rem; font-size: 2rem; font-weight: 700; }
  .note { color: GrayText; font-size: .875rem; }
  .error { padding: .75rem 1rem; border-radius: .5rem; background: #fde8e6; color: #8c1d18; }
  form { display: grid; gap: 1rem; }
  label { display: grid; gap: .25rem; font-size: .875rem; }
  input { box-sizing: border-box; width: 100%; padding: .625rem .75rem; border: 1px solid GrayText; border-radius: .375rem; font: inherit; }
  .three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: .75rem; }
  button { min-height: 2.75rem; border: 1px solid #3b4cca; border-radius: .375rem; background: #3b4cca; color: #fff; font: inherit; font-weight: 600; }
  button.other { background: none; color: inherit; border-color: GrayText; }`;

const frame = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styles}</style>
</head>
<body><main>${content}</main></body>
</html>`;

const money = (cents: number): string =>
  `$ ${(cents / 100).toLocaleString('en-CA', { minimumFractionDigits: 2 })}`;

const bankPage = ({ id, amount, description }: SandboxIntent): string =>
  frame(
    'Sandbox bank',
    `<h1>Your bank asks: is this payment yours?</h1>
<p>${escapeHtml(description ?? '')}</p>
<p class="amount">${money(amount)}</p>
<form method="post" action="/bank/${id}">
<button name="answer" value="approve">Approve</button>
<button name="answer" value="refuse" class="other">Refuse</button>
</form>
<p class="note">The bank of the sandbox: nothing is charged.</p>`,
  );

const field = (name: string, label: string, autocomplete: string): string =>
  `<label>${label}<input name="${name}" inputmode="numeric" autocomplete="${autocomplete}" required></label>`;

const checkoutPage = (session: SandboxSession, error?: string): string =>
  frame(
    'Sandbox checkout',
    `<h1>${escapeHtml(session.item)}</h1>
<p class="amount">${money(session.amount)}</p>
${error === undefined ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`}
<form method="post" action="/pay/${session.id}">
${field('number', 'Card number', 'cc-number')}
<div class="three">${field('exp_month', 'Month', 'cc-exp-month')}${field('exp_year', 'Year', 'cc-exp-year')}${field('cvc', 'CVC', 'cc-csc')}</div>
<button>Pay ${money(session.amount)}</button>
</form>
<p><a href="${escapeHtml(session.cancelUrl)}">Back</a></p>
<p class="note">The payment page of the sandbox: nothing is charged. Test card 4242 4242 4242 4242.</p>`,
  );

const endedPage = (back?: string): string =>
  frame(
    'Sandbox',
    `<h1>This payment has ended.</h1>
${back === undefined ? '' : `<p><a href="${escapeHtml(back)}">Back</a></p>`}`,
  );
