/** The texts of index.html, which no page renders: English, and in German. Longer ones come first. */
export const documentTexts = [
  ['<html lang="en">', '<html lang="de">'],
  ['/manifest.webmanifest', '/manifest.de.webmanifest'],
  [
    'Say what you need or what you offer. Parley finds the other side and opens the conversation. What you mark as hidden stays hidden.',
    'Sagen Sie, was Sie suchen oder anbieten. Parley findet die Gegenseite und eröffnet das Gespräch. Was Sie verbergen, bleibt verborgen.',
  ],
  [
    'Say what you need or what you offer. Parley finds the other side and opens the conversation.',
    'Sagen Sie, was Sie suchen oder anbieten. Parley findet die Gegenseite und eröffnet das Gespräch.',
  ],
  [
    'Parley needs JavaScript. Please switch it on and load the page again.',
    'Parley braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  ],
] as const
