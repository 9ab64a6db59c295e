import type * as english from '../homes.ts'
import type { Translated } from './translated.ts'

export * from '../homes.ts'

export const homesCopy = {
  title: 'Mein Konto',
  mainPage: 'Übersicht',
  logOut: 'Abmelden',
  support: 'Support kontaktieren',
  notSet: '(Nicht angegeben)',
  update: 'Ändern',
  confirmUpdate: 'Änderung speichern',
  save: 'Speichern',
  cancel: 'Abbrechen',
  userFailed: (message) => `Die Kontodaten konnten nicht geladen werden: ${message}`,
  pageFailed: (message) => `Die Seite konnte nicht geladen werden: ${message}`,
  companyFailed: (message) =>
    message
      ? `Die Unternehmensdaten konnten nicht geladen werden: ${message}`
      : 'Die Unternehmensdaten konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',

  emailChange: {
    title: 'Neue E-Mail-Adresse, neue Anmeldung',
    text: (email) =>
      `Wir senden einen Code an ${email}. Sobald Sie ihn eingeben, gilt die neue E-Mail-Adresse und Sie werden überall abgemeldet. Bis dahin bleibt alles, wie es ist.`,
    send: 'Bestätigungscode senden',
    pending: (email) => `Ihre neue E-Mail-Adresse ${email} wartet auf ihren Code.`,
    enterCode: 'Code eingeben',
    drop: 'Bisherige behalten',
    dropped: 'Ihre E-Mail-Adresse bleibt, wie sie ist.',
    confirmTitle: 'Neue E-Mail-Adresse bestätigen',
    confirmText: (email) =>
      `Geben Sie den Code ein, den wir an ${email} gesendet haben. Danach melden Sie sich mit der neuen Adresse an.`,
    keys: 'Ihre API-Schlüssel gelten weiter. Widerrufen Sie die, die Sie nicht nutzen oder nicht kennen.',
    confirm: 'Ändern und abmelden',
    done: 'Ihre E-Mail-Adresse ist geändert. Bitte melden Sie sich mit der neuen an.',
  },

  proof: {
    canProve: (email) =>
      `Andere sehen dieses Zeichen neben dem Namen Ihres Unternehmens. Es verschwindet, wenn Sie ${email} bestätigen oder sich mit einer Adresse derselben Domain anmelden.`,
    cannotProve:
      'Andere sehen dieses Zeichen neben dem Namen Ihres Unternehmens. Damit es verschwindet, geben Sie eine E-Mail-Adresse mit eigener Domain an, und eine Website dieser Domain oder keine.',
    verify: 'Unternehmen bestätigen',
    title: 'Ihr Unternehmen bestätigen',
    text: (email) => `Geben Sie den Code ein, den wir an ${email} gesendet haben.`,
    confirm: 'Bestätigen',
    done: 'Ihr Unternehmen ist bestätigt.',
    sendFailed: (message) => `Der Code konnte nicht gesendet werden: ${message}`,
  },

  noSession: 'Ihre Sitzung ist ungültig. Bitte melden Sie sich an.',
  needFirstName: 'Bitte geben Sie den Vornamen ein.',
  needLastName: 'Bitte geben Sie den Nachnamen ein.',
  needEmail: 'Bitte geben Sie die E-Mail-Adresse ein.',
  needCompanyName: 'Bitte geben Sie den Namen des Unternehmens ein.',
  needIntro: 'Bitte schreiben Sie eine Vorstellung.',

  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail für die Anmeldung',
    companyName: 'Name des Unternehmens',
    companyWebsite: 'Website des Unternehmens',
    companyEmail: 'E-Mail des Unternehmens',
    companyPhone: 'Telefon des Unternehmens',
    intro: 'Vorstellung',
  },
  saved: 'Gespeichert.',
  fallbacks: {
    profile: () => 'Ihr Profil konnte nicht geladen werden.',
    personal: () => 'Ihre Daten konnten nicht geladen werden.',
    company: () => '',
    intro: () => 'Die Vorstellung konnte nicht gespeichert werden',
    contact: (status) => `Der Kontakt konnte nicht geändert werden (Status: ${status})`,
    update: (status) => `Das Ändern ist fehlgeschlagen (Status: ${status})`,
  },
  introFailed: (message) => `Die Vorstellung konnte nicht gespeichert werden: ${message}`,
  contactFailed: (message) => `Der Kontakt konnte nicht geändert werden: ${message}`,
} satisfies Translated<typeof english.homesCopy>

export const personalCopy = {
  individual: {
    tile: 'Ihre Kontaktdaten',
    modify: 'Kontaktdaten ändern',
    edit: 'Kontaktdaten bearbeiten',
    badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    failed: (message) => `Das Ändern ist fehlgeschlagen: ${message}`,
  },
  'company manager': {
    tile: 'Persönliche Daten',
    modify: 'Persönliche Daten ändern',
    edit: 'Persönliche Daten bearbeiten',
    badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    failed: (message) => `Das Ändern ist fehlgeschlagen: ${message}`,
  },
  'company individual contributor': {
    tile: 'Ihre persönlichen Daten',
    modify: 'Persönliche Daten ändern',
    edit: 'Persönliche Daten bearbeiten',
    badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    failed: (message) => `Das Ändern ist fehlgeschlagen: ${message}`,
  },
} satisfies Translated<typeof english.personalCopy>

export const introCopy = {
  individual: {
    tile: 'Ihre Vorstellung',
    modify: 'Vorstellung ändern',
    edit: 'Vorstellung bearbeiten',
    empty: 'Stellen Sie sich kurz vor, damit andere wissen, mit wem sie sprechen.',
  },
  company: {
    tile: 'Vorstellung des Unternehmens',
    modify: 'Vorstellung ändern',
    edit: 'Vorstellung des Unternehmens bearbeiten',
    empty: 'Sagen Sie, was Ihr Unternehmen macht, damit andere wissen, mit wem sie sprechen.',
  },
} satisfies Translated<typeof english.introCopy>

export const contactInfoCopy = {
  tile: 'Kontaktdaten des Unternehmens',
  modify: 'Kontaktdaten ändern',
  edit: 'Kontaktdaten des Unternehmens bearbeiten',
} satisfies Translated<typeof english.contactInfoCopy>

export const homeLoading = {
  individual: 'Ihre Daten werden geladen …',
  'company manager': 'Ihre Daten werden geladen …',
  'company individual contributor': 'Ihre Daten werden geladen …',
} satisfies Translated<typeof english.homeLoading>
