import { longDate } from '../../../shared/dates.ts'
import { dollars, prices, priceText } from '../prices.ts'
import type { Data } from './store.ts'
import type { SandboxSubscription } from './subscription-lifecycle.ts'

/** Marks text as HTML. All other values in `html` templates are escaped. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

function html(parts: TemplateStringsArray, ...values: (string | number | Html | Html[] | null)[]): Html {
  const render = (value: (typeof values)[number]): string => {
    if (Array.isArray(value)) return value.map((part) => part.text).join('')
    if (value instanceof Html) return value.text
    return String(value ?? '').replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
  }
  return new Html(parts.map((part, i) => (i === 0 ? part : render(values[i - 1] ?? null) + part)).join(''))
}

const style = new Html(`
:root{color-scheme:light dark;--ink:#1c1b22;--soft:#5d5b68;--paper:#fff;--ground:#f4f3f8;--line:#d9d7e3;--accent:#4b3fc4;--warn:#8a4b00;--warnbg:#fff3dc;--bad:#a3182f}
@media(prefers-color-scheme:dark){:root{--ink:#f1f0f6;--soft:#b2afc0;--paper:#211f2a;--ground:#16151c;--line:#3b3947;--accent:#a79cff;--warn:#ffd591;--warnbg:#3a2c10;--bad:#ff9aa9}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.banner{background:var(--warnbg);color:var(--warn);padding:.75rem 1rem;text-align:center;font-weight:600}
main{max-width:34rem;margin:2rem auto;padding:0 1rem;display:grid;gap:1rem}
section{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:1.25rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.1rem;margin:0 0 .75rem}p{margin:.25rem 0}p:has(.button){margin-top:.75rem}.soft{color:var(--soft)}
.price{font-size:2rem;font-weight:700;margin:.25rem 0}form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin-top:.75rem}
@media(max-width:34rem){form>button{flex:1 1 auto}}
button,.button{font:inherit;font-weight:600;padding:.6rem 1.1rem;min-height:44px;border-radius:8px;border:1px solid var(--line);background:var(--paper);color:var(--ink);cursor:pointer;text-decoration:none;display:inline-block}
button.main{background:var(--accent);border-color:var(--accent);color:var(--paper)}
button:hover,.button:hover{border-color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
label{display:grid;gap:.25rem}input{font:inherit;padding:.55rem .7rem;min-height:44px;width:8rem;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}dt{color:var(--soft)}dd{margin:0}
.notice{border-color:var(--bad);color:var(--bad)}`)

function page(title: string, body: Html): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · Sandbox</title><style>${style}</style></head><body>
<header class="banner">Sandbox: no payment provider is set. No card is asked for and no money moves.</header>
<main><h1>${title}</h1>${body}</main></body></html>`.text
}

const button = (action: string, name: string, main = false): Html =>
  html`<button name="action" value="${action}"${main ? new Html(' class="main"') : null}>${name}</button>`

const form = (...buttons: Html[]): Html | null =>
  buttons.length === 0 ? null : html`<form method="post">${buttons}</form>`

export function checkoutPage({ kind, audience, trialDays }: Data<'checkout'>, declined: boolean): string {
  const { cents, name } = prices[audience][kind]
  const trial = kind === 'subscription' && trialDays > 0
  const due = trial ? `${dollars(0)} today, then ${priceText(audience, kind)}` : priceText(audience, kind)
  return page(
    'Checkout',
    html`${declined ? html`<section class="notice" role="alert">Your card was declined. Nothing was charged.</section>` : null}
<section><h2>${name}</h2><p class="price">${dollars(trial ? 0 : cents)}</p><p>${due}</p>
${trial ? html`<p class="soft">The trial lasts ${trialDays} days. Cancel at any time.</p>` : null}</section>
<section><h2>What should happen?</h2>
${form(button('pay', trial ? 'Start trial' : 'Pay', true), button('decline', 'Decline the card'), button('cancel', 'Cancel and go back'))}</section>`,
  )
}

/** The page of a checkout that is complete or expired. */
export const closedPage = (data: Data<'checkout'>): string =>
  page(
    data.state === 'complete' ? 'Already paid' : 'No longer open',
    html`<section><p>${data.state === 'complete' ? 'This checkout was completed before.' : 'This checkout was closed. Start a new one from your plan page.'}</p>
<p><a class="button" href="${data.cancelUrl}">Back to your plan</a></p></section>`,
  )

export const errorPage = (message: string): string =>
  page('That didn’t work', html`<section class="notice" role="alert"><p>${message}</p></section>`)

interface PortalState {
  readonly customer: Data<'customer'>
  readonly subscription: SandboxSubscription | null
  readonly purchases: readonly Data<'checkout'>[]
  readonly returnUrl: string
}

/** The billing portal; it can also advance the sandbox's clock. */
export function portalPage({ customer, subscription, purchases, returnUrl }: PortalState): string {
  return page(
    'Billing portal',
    html`<section><h2>${customer.name}</h2><p class="soft">${customer.email}</p>
<p><a class="button" href="${returnUrl}">Back to your plan</a></p></section>
${subscriptionPart(subscription, customer.cardWorks)}
<section><h2>Card</h2><p>${customer.cardWorks ? 'The card on file works.' : 'The card on file is declined.'}</p>
${form(customer.cardWorks ? button('card_declines', 'Use a card that is declined') : button('card_works', 'Use a card that works', true))}</section>
<section><h2>Time</h2><p class="soft">Moves everything here into the past, as if so many days had gone by.</p>
<form method="post"><label>Days<input name="days" type="number" min="1" max="800" value="30" required></label>
<button name="action" value="advance">Advance the clock</button></form></section>
<section><h2>Receipts</h2>${purchases.length === 0 ? html`<p>No one-time purchases.</p>` : html`<ul>${purchases.map(receipt)}</ul>`}</section>`,
  )
}

const receipt = ({ audience, kind, paidAt }: Data<'checkout'>): Html =>
  html`<li>${prices[audience][kind].name}, ${dollars(prices[audience][kind].cents)}, ${longDate(paidAt)}</li>`

function subscriptionPart(subscription: SandboxSubscription | null, cardWorks: boolean): Html {
  if (!subscription) return html`<section><h2>Subscription</h2><p>None.</p></section>`
  const { status, trialEndsAt, periodEndsAt, endedAt, cancelAtPeriodEnd, owingSince } = subscription
  const details: [string, string][] = [
    ['Status', status],
    ...(status === 'trialing' ? [['Trial ends', longDate(trialEndsAt)] as [string, string]] : []),
    endedAt ? ['Ended', longDate(endedAt)] : ['Period ends', longDate(periodEndsAt)],
    ...(cancelAtPeriodEnd && !endedAt ? [['Scheduled', 'ends with this period'] as [string, string]] : []),
    ...(owingSince ? [['Owed since', longDate(owingSince)] as [string, string]] : []),
  ]
  const running = !endedAt && !owingSince
  const actions = [
    ...(!endedAt && !cancelAtPeriodEnd ? [button('cancel', 'Cancel at period end')] : []),
    ...(!endedAt && cancelAtPeriodEnd ? [button('reactivate', 'Reactivate', true)] : []),
    ...(running && !cancelAtPeriodEnd ? [button('fail', 'Make the next payment fail now')] : []),
    ...(owingSince && !endedAt
      ? [button('recover', cardWorks ? 'Retry the payment' : 'Retry the payment (the card will be declined)')]
      : []),
  ]
  return html`<section><h2>Subscription</h2><dl>${details.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>${form(...actions)}</section>`
}
