import type * as english from '../privacy.ts'
import type { Translated } from './translated.ts'

export * from '../privacy.ts'

export const privacyCopy = {
  title: 'Datenschutzerklärung',
  home: 'Startseite',
  updated: 'Zuletzt geändert am 2. Juni 2025',
  lead: 'Parley bringt Menschen zusammen, die etwas anzubieten haben, und Menschen, die es suchen. Diese Seite sagt, was wir dabei über Sie erfahren, was wir damit tun und was wir nie tun.',
  sections: [
    {
      title: 'Welche Daten wir erheben',
      text: 'Wir beschränken uns auf das, was der Dienst braucht.',
      points: [
        'Kontaktdaten: Ihr Name, Ihre E-Mail-Adresse und bei Unternehmen Website und Telefonnummer.',
        'Profilangaben: Ihre Rolle, Ihr Unternehmen, dessen Vorstellung sowie die Angebote und Gesuche, die Sie einstellen, mit ihren Dateien.',
        'Demografische Angaben, nur wenn Sie sie von sich aus machen.',
        'Protokoll- und Nutzungsdaten: Ihre Adresse und Ihr Browser, welche Seiten Sie wann öffnen und welche Fehler auftreten.',
        'Cookies, wie in Abschnitt 4 beschrieben.',
      ],
    },
    {
      title: 'Wofür wir sie verwenden',
      text: 'Ihre Daten dienen diesen Zwecken:',
      points: [
        'Treffer: Wir vergleichen Angebote und Gesuche, um passende zu finden, und führen das Gespräch zwischen beiden Seiten.',
        'Kommunikation: Wir senden Ihnen Anmeldecodes, auf Wunsch Hinweise auf Treffer und Antworten auf Ihre Fragen.',
        'Verbesserung und Analyse: Wir lernen aus der Nutzung, wo der Dienst hilft und wo nicht.',
      ],
    },
    {
      title: 'Was wir weitergeben',
      text: 'Wir verkaufen Ihre Daten nicht. Weitergegeben werden sie nur in diesen Fällen:',
      points: [
        'Treffer sehen nur das Nötigste eines Eintrags: den Namen, die Beschreibung und die Punkte, die Sie zeigen. Ihre E-Mail-Adresse sehen sie erst, wenn ein Gespräch begonnen hat, und nur, wenn Ihre Kontaktfreigabe es erlaubt.',
        'Dienstleister, die den Dienst betreiben, seine Nutzung messen oder E-Mails zustellen, arbeiten für uns und nach unserer Weisung.',
        'Das Gesetz kann uns zur Offenlegung verpflichten; außerdem dürfen wir Daten offenlegen, um Rechte und Sicherheit anderer zu schützen.',
        'Wird das Geschäft übertragen, können Ihre Daten dazugehören. Wir würden Sie informieren, bevor eine andere Erklärung gilt.',
      ],
    },
    {
      title: 'Cookies',
      text: 'Wir verwenden drei Arten:',
      points: [
        'Notwendige Cookies halten Sie angemeldet und den Dienst sicher. Ohne sie funktioniert er nicht.',
        'Cookies für Einstellungen und ähnliche Speicher merken sich Ihre Wahl, etwa helle oder dunkle Farben, die Sprache und einen noch nicht gesendeten Text.',
        'Analyse-Cookies zählen Seitenaufrufe. Sie werden erst gesetzt, wenn Sie sie erlauben.',
      ],
    },
    {
      title: 'Auskunft und Berichtigung',
      text: 'Sie können Ihre Daten jederzeit unter „Mein Konto“ ansehen und berichtigen. Um sie löschen zu lassen, schreiben Sie uns über „Support kontaktieren“.',
      points: [],
    },
    {
      title: 'Sicherheit',
      text: 'So schützen wir Ihre Daten:',
      points: [
        'Die Übertragung zwischen Ihnen und uns ist verschlüsselt.',
        'Der Zugriff ist beschränkt: Nur wer Daten für den Betrieb braucht, kann sie erreichen.',
        'Wir speichern so wenig wie möglich und zeigen anderen so wenig wie möglich.',
        'Wir prüfen diese Maßnahmen regelmäßig.',
      ],
    },
    {
      title: 'Änderungen dieser Erklärung',
      text: 'Ändert sich diese Erklärung, veröffentlichen wir die neue Fassung hier und ändern das Datum oben. Betrifft die Änderung Sie besonders, informieren wir Sie auch per E-Mail.',
      points: [],
    },
  ],
} satisfies Translated<typeof english.privacyCopy>
