import { limits, matchesPerMonth } from '../../../../src/shared/limits.ts'
import * as english from '../billing.ts'
import { count } from '../count.ts'
import type { Translated } from './translated.ts'

export * from '../billing.ts'

export const billingCopy = {
  title: { individual: 'Wählen Sie Ihren Tarif', company: 'Tarif des Unternehmens' },
  loading: 'Der Tarif wird geladen …',
  unknown: 'Der Tarif konnte nicht geladen werden.',
  failed: (message) => `Fehler: ${message}`,
  loadFailed: {
    individual: 'Der Tarif konnte nicht geladen werden.',
    company: 'Die Abrechnung konnte nicht geladen werden.',
  },
  choose: 'Bitte wählen Sie einen Tarif, um die Funktionen freizuschalten.',
  noUser: 'Die Nutzerkennung fehlt. Bitte melden Sie sich erneut an.',
  noUserForFree: 'Die Nutzerkennung fehlt. Bitte laden Sie die Seite neu oder melden Sie sich erneut an.',
  noSession: 'Ihre Sitzung ist ungültig. Bitte melden Sie sich an.',
  freeActivated:
    'Der Gratis-Tarif ist aktiv! Sie können jetzt auf der Übersicht Angebote und Gesuche erstellen.',
  operationFailed: (message) => `Das hat nicht geklappt: ${message}`,
  noUrl: {
    stripe: 'Die Adresse der Zahlungsseite fehlt.',
    sandbox: 'Die Zahlungsseite konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  },
  requestFailed: (status) => `Die Anfrage ist mit Status ${status} fehlgeschlagen`,
  selectionFailed: (status) => `Die Auswahl ist fehlgeschlagen: ${status}`,
  redirecting: 'Sie werden zur Zahlungsseite weitergeleitet …',
  toBilling: 'Sie werden zu Ihrer Abrechnung weitergeleitet …',
  activating: 'Der Gratis-Tarif wird aktiviert …',

  checkoutPending:
    'Der Kauf ist abgeschlossen. Ihr Tarif erscheint hier, sobald der Zahlungsanbieter ihn bestätigt hat.',
  checkoutActive: 'Der Kauf ist abgeschlossen. Ihr Premium-Tarif ist aktiv.',
  checkoutCancelled: 'Der Kauf wurde abgebrochen. Es wurde nichts berechnet.',

  onFree: 'Sie nutzen den Gratis-Tarif.',
  offerings: 'Angebote',
  requests: 'Gesuche',
  used: (count, max) => `${count} von ${max}`,
  unlimited: (count) => `${count}, unbegrenzt`,
  matches: (count) => `${count} neue Treffer pro Eintrag und Monat`,
  offeringsFull: `Ihr Gratis-Tarif umfasst bis zu ${limits.freeOfferings} Angebote. Bestehende bleiben; mit Premium stellen Sie mehr ein.`,
  requestsFull: 'Gesuche werden nie abgelehnt: Sie können jederzeit weitere erstellen.',

  active: 'Aktiv',
  annualTitle: { individual: 'Premium, jährlich (Privat)', company: 'Premium, jährlich (Unternehmen)' },
  monthlyTitle: { individual: 'Premium, monatlich (Privat)', company: 'Premium, monatlich (Unternehmen)' },
  expires: 'Läuft ab',
  trialEnds: 'Testphase endet',
  accessEnds: 'Zugang endet',
  nextBilling: 'Nächste Abrechnung',
  ended: 'Beendet',
  renews: {
    individual: 'Nach der Testphase 10 $ im Monat.',
    company: 'Nach der Testphase 200 $ im Monat.',
  },
  trialActive: 'Kostenlose Testphase läuft',
  trialCanceling: 'Kostenlose Testphase läuft, ist aber gekündigt',
  subscriptionActive: 'Abo aktiv',
  subscriptionCanceling: 'Abo aktiv, aber gekündigt',
  paymentIssue: 'Bitte prüfen: Problem mit der Zahlung',
  paymentHelp:
    'Ihre letzte Zahlung ist fehlgeschlagen. Premium ruht, bis Sie Ihre Zahlungsart aktualisieren.',
  status: 'Stand',
  statuses: { past_due: 'Überfällig', unpaid: 'Unbezahlt', paused: 'Pausiert' } as Readonly<
    Record<string, string>
  >,
  premiumEnded: 'Ihr Premium-Zugang ist beendet',
  nowFree: 'Sie nutzen jetzt den Gratis-Tarif',
  fallback: 'Ihr Tarif ist unklar. Bitte laden Sie die Seite neu oder wenden Sie sich an den Support.',
  support: 'Support kontaktieren',

  upgrade: 'Auf Premium umsteigen',
  resubscribe: 'Zurück zu Premium',

  billing: 'Abrechnung verwalten / Beleg ansehen',
  reactivate: 'Abrechnung verwalten / Reaktivieren',
  cancelTrial: 'Abrechnung verwalten / Testphase beenden',
  cancelSubscription: 'Abrechnung verwalten / Abo kündigen',
  updatePayment: 'Zahlungsart aktualisieren',
} satisfies Translated<typeof english.billingCopy>

export const freeOffer: english.Offer = {
  ...english.freeOffer,
  price: '0 $',
  name: 'Gratis-Tarif',
  note: 'Ohne Kreditkarte.',
  features: [
    `Bis zu ${limits.freeOfferings} Angebote und ${limits.freeRequests} Gesuche`,
    `${matchesPerMonth.free} neue Treffer pro Eintrag und Monat`,
  ],
  action: 'Gratis-Tarif wählen',
}

/** '1.800 $' for '$1800'. */
const price = (dollars: string) => `${count(Number(dollars.slice(1)))}\u00a0$`

const notes = {
  individual: {
    one_time: 'Rund 8,25 $ im Monat, einmalige Zahlung.',
    subscription: `${limits.trialDays} Tage kostenlos testen, dann 10 $ im Monat, jederzeit kündbar.`,
  },
  company: {
    one_time: 'Rund 150 $ im Monat, einmalige Zahlung.',
    subscription: `200 $ im Monat nach ${limits.trialDays} kostenlosen Testtagen, jederzeit kündbar.`,
  },
} as const

export const premiumOffers: typeof english.premiumOffers = (audience, trialUsed) =>
  english.premiumOffers(audience, trialUsed).map((offer) => {
    const features = [
      'Unbegrenzt Angebote und Gesuche',
      `${matchesPerMonth[audience]} neue Treffer pro Eintrag und Monat`,
    ]
    if (offer.kind === 'one_time') {
      const per = audience === 'individual' ? 'für ein Jahr' : 'im Jahr'
      const note = notes[audience].one_time
      return {
        ...offer,
        price: price(offer.price),
        name: 'Premium, jährlich',
        per,
        note,
        features,
        action: 'Jahres-Premium kaufen',
      }
    }
    return {
      ...offer,
      price: price(offer.price),
      name: 'Premium, monatlich',
      per: 'im Monat',
      note: trialUsed ? 'Jederzeit kündbar.' : notes[audience].subscription,
      features,
      action: trialUsed ? 'Monats-Premium kaufen' : 'Kostenlos testen',
    }
  })
