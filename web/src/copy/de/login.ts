import { count } from '../count.ts'
import type * as english from '../login.ts'
import type { Translated } from './translated.ts'

export * from '../login.ts'

export const loginCopy = {
  title: 'Anmelden oder registrieren',
  login: 'Anmelden',
  register: 'Registrieren',
  email: 'E-Mail',
  code: 'Bestätigungscode',
  sendCode: 'Bestätigungscode senden',
  sendAgain: 'Neuen Code senden',
  emailFirst: 'Bitte geben Sie zuerst Ihre E-Mail-Adresse ein.',
  needEmail: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  needCode: 'Bitte geben Sie den Bestätigungscode ein.',
  codeSent: 'Der Bestätigungscode ist unterwegs!',
  loggedIn: 'Sie sind angemeldet!',
  sendFailed: (message) => `Der Code konnte nicht gesendet werden: ${message || 'Unbekannter Fehler'}`,
  sendError: (message) => `Fehler beim Senden des Codes: ${message}`,
  loginFailed: (message) => `Die Anmeldung ist fehlgeschlagen: ${message || 'Unbekannter Fehler'}`,
  loginError: (message) => `Fehler bei der Anmeldung: ${message}`,
  testing: (code) => `Zum Testen: Ihr Code lautet ${code}.`,
  fillIn: 'Einsetzen',
  codeHelp: 'Er kommt per E-Mail und gilt einmal, zehn Minuten lang.',
  codeSentTo: (email) => `Wir haben einen Code an ${email} gesendet. Er gilt einmal, zehn Minuten lang.`,
  noCode:
    'Kein Code? Sehen Sie im Spam-Ordner nach, und prüfen Sie, ob Sie mit dieser Adresse registriert sind. Nach fünf falschen Versuchen senden Sie bitte einen neuen Code.',
  noPassword: 'Kein Passwort nötig: Wir senden einen Code an Ihre E-Mail-Adresse.',
  draftKept: 'Ihr Text ist gespeichert. Nach der Anmeldung ist er wieder da.',
} satisfies Translated<typeof english.loginCopy>

export const codeCopy = {
  code: loginCopy.code,
  help: 'Er gilt einmal, zehn Minuten lang.',
  needCode: loginCopy.needCode,
  testing: loginCopy.testing,
  fillIn: loginCopy.fillIn,
  resend: loginCopy.sendAgain,
  resent: 'Gesendet.',
  later: 'Später',
} satisfies Translated<typeof english.codeCopy>

export const registerCopy = {
  steps: ['Über Sie', 'Unternehmen', 'Angaben'],
  progress: 'Fortschritt der Registrierung',
  role: 'Ich registriere mich als',
  roles: {
    individual: 'Für Sie selbst, mit eigenem Profil.',
    'company manager': 'Legen Sie Ihr Unternehmen hier an, oder treten Sie ihm als Manager bei.',
    'company individual contributor': 'Treten Sie einem Unternehmen bei, das schon hier ist.',
  },
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  next: 'Weiter',
  back: 'Zurück',
  register: 'Registrieren',
  fillAll: 'Bitte füllen Sie alle Felder aus und wählen Sie eine Rolle.',
  badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',

  company: 'Unternehmen',
  companyPlaceholder: 'Tippen Sie, um Ihr Unternehmen zu finden',
  notListed: 'Nicht in der Liste',
  change: 'Ändern',
  loadingCompanies: 'Unternehmen werden geladen …',
  more: (n) => `${count(n)} weitere. Tippen Sie weiter, um die Liste zu verkürzen.`,
  chooseFirst: 'Bitte wählen Sie zuerst ein Unternehmen, oder geben Sie eines ein.',
  verifyFirst: 'Bitte bestätigen Sie Ihr Unternehmen vor Schritt 3.',
  selectFirst: 'Bitte wählen Sie zuerst ein Unternehmen.',

  verification: 'Unternehmen bestätigen',
  verificationHelp: (company, email) =>
    `Fordern Sie einen Code an, um zu zeigen, dass Sie zu ${company} gehören. Er geht an die E-Mail-Adresse des Unternehmens, ${email}.`,
  verify: 'Code prüfen',
  sendFailed: 'Der Bestätigungscode konnte nicht gesendet werden',
  verifyFailed: 'Die Bestätigung ist fehlgeschlagen',
  sent: 'Der Code ist gesendet. Bitte geben Sie ihn unten ein.',
  verified: '✓ Das Unternehmen ist bestätigt! Weiter geht es mit Schritt 3.',

  newCompany: 'Angaben zum Unternehmen',
  companyName: 'Name des Unternehmens',
  companyEmail: 'E-Mail des Unternehmens',
  companyWebsite: 'Website des Unternehmens',
  companyPhone: 'Telefon des Unternehmens',
  needName: 'Bitte geben Sie den Namen des neuen Unternehmens ein.',
  needCompanyEmail: 'Für ein neues Unternehmen ist dessen E-Mail-Adresse nötig.',
  important: 'Wichtiger Hinweis',
  askManager:
    'Ihr Unternehmen ist noch nicht registriert. Bitten Sie einen Manager Ihres Unternehmens, es zuerst zu registrieren. Kommen Sie dann zurück, und wählen Sie es aus der Liste.',
  companyUnavailable: 'Die Unternehmensdaten konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  tryAgain: 'Erneut versuchen',
  notGiven: 'Nicht angegeben',

  failed: (message) => `Die Registrierung ist fehlgeschlagen: ${message}`,
  error: (message) => `Fehler bei der Registrierung: ${message}`,
  done: 'Sie sind registriert! Bitte melden Sie sich an.',
  logInInstead: 'Mit dieser Adresse anmelden',
} satisfies Translated<typeof english.registerCopy>
