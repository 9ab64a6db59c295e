/** The server's messages for people, and their German. Those for developers stay English. */
export const serverMessages: Readonly<Record<string, string>> = {
  // src/shared/errors.ts
  'The input is not valid.': 'Die Eingabe ist ungültig.',
  'Please log in.': 'Bitte melden Sie sich an.',
  'Invalid or expired verification code.': 'Der Bestätigungscode ist ungültig oder abgelaufen.',
  'Please verify your company before proceeding to Step 3.':
    'Bitte bestätigen Sie Ihr Unternehmen vor Schritt 3.',
  'This company has no email on file. Please contact the company administrator.':
    'Für dieses Unternehmen ist keine E-Mail-Adresse hinterlegt. Bitte wenden Sie sich an dessen Verwaltung.',
  'You are not allowed to do this.': 'Das dürfen Sie nicht.',
  'Your current plan does not allow listing offerings. Please activate a plan on your User Home page.':
    'Mit Ihrem Tarif können Sie keine Angebote einstellen. Bitte wählen Sie einen Tarif unter „Mein Konto“.',
  'Your Free Plan allows up to 10 offerings. Upgrade on your User Home page to list more.':
    'Ihr Gratis-Tarif umfasst bis zu 10 Angebote. Für mehr wechseln Sie den Tarif unter „Mein Konto“.',
  'Contact information has not been revealed.': 'Die Kontaktdaten sind nicht freigegeben.',
  'Not found.': 'Nicht gefunden.',
  'Email address is already in use by another account.':
    'Diese E-Mail-Adresse gehört bereits zu einem anderen Konto.',
  'Action blocked: The conversation is currently locked... Please wait a moment and try again.':
    'Gerade nicht möglich: Das Gespräch ist im Moment gesperrt. Bitte warten Sie kurz und versuchen Sie es erneut.',
  'This conversation has been terminated.': 'Dieses Gespräch wurde beendet.',
  'This proposal is no longer open. Please read the latest one.':
    'Dieser Vorschlag ist nicht mehr offen. Bitte lesen Sie den neuesten.',
  'This proposal has expired.': 'Dieser Vorschlag ist abgelaufen.',
  'This is not the option that you read. Please read the proposal again.':
    'Das ist nicht die Option, die Sie gelesen haben. Bitte lesen Sie den Vorschlag noch einmal.',
  'Both sides have already made an agreement in this conversation.':
    'In diesem Gespräch haben beide Seiten schon eine Vereinbarung geschlossen.',
  'Please save a mandate first.': 'Bitte speichern Sie zuerst ein Mandat.',
  'The other side’s assistant doesn’t negotiate. You can propose terms yourself.':
    'Der Assistent der Gegenseite verhandelt nicht. Sie können selbst Konditionen vorschlagen.',
  'Both sides negotiate in different currencies.': 'Beide Seiten verhandeln in verschiedenen Währungen.',
  "Only your side's last message can be changed.": 'Nur die letzte Nachricht Ihrer Seite lässt sich ändern.',
  'This was changed by someone else meanwhile.': 'Das wurde inzwischen von jemand anderem geändert.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'This content type is not supported.': 'Dieser Inhaltstyp wird nicht unterstützt.',
  'This Idempotency-Key was used with another request.':
    'Dieser Idempotency-Key wurde bei einer anderen Anfrage verwendet.',
  'Too many attempts. Please wait a moment and try again.':
    'Zu viele Versuche. Bitte warten Sie kurz und versuchen Sie es erneut.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  'The payment provider could not be reached. Please try again.':
    'Der Zahlungsdienst war nicht erreichbar. Bitte versuchen Sie es erneut.',
  'This is not available right now.': 'Das ist gerade nicht verfügbar.',

  // Inputs
  'Please enter a valid email.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Please enter the verification code.': 'Bitte geben Sie den Bestätigungscode ein.',
  'Please enter your email first.': 'Bitte geben Sie zuerst Ihre E-Mail-Adresse ein.',
  'Please enter your email.': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'Please fill out all fields & select a role.':
    'Bitte füllen Sie alle Felder aus und wählen Sie eine Rolle.',
  'Please select a company first.': 'Bitte wählen Sie zuerst ein Unternehmen.',
  'Please enter your new company name.': 'Bitte geben Sie den Namen des neuen Unternehmens ein.',
  'Company email is required for a new company.':
    'Für ein neues Unternehmen ist dessen E-Mail-Adresse nötig.',
  'Please choose or enter a company first.':
    'Bitte wählen Sie zuerst ein Unternehmen, oder geben Sie eines ein.',
  'Please name the key.': 'Bitte geben Sie dem Schlüssel eine Bezeichnung.',
  'Company Name cannot be empty.': 'Bitte geben Sie den Namen des Unternehmens ein.',
  'First Name cannot be empty.': 'Bitte geben Sie den Vornamen ein.',
  'Last Name cannot be empty.': 'Bitte geben Sie den Nachnamen ein.',
  'Email cannot be empty.': 'Bitte geben Sie die E-Mail-Adresse ein.',
  'Message cannot be empty.': 'Bitte schreiben Sie eine Nachricht.',
  'Introduction cannot be empty.': 'Bitte schreiben Sie eine Vorstellung.',
  'Please type a message before sending.': 'Bitte schreiben Sie vor dem Senden eine Nachricht.',
  'Please describe what you are looking for in the text area first.':
    'Bitte beschreiben Sie zuerst im Textfeld, was Sie suchen.',
  'A key consists of the characters a-z, 0-9 and _.': 'Ein Schlüssel besteht aus den Zeichen a-z, 0-9 und _.',
  'A choice needs an option.': 'Eine Auswahl braucht mindestens eine Möglichkeit.',
  'A choice has too many options.': 'Eine Auswahl hat zu viele Möglichkeiten.',
  'The choices have too many options together.': 'Die Auswahlen haben zusammen zu viele Möglichkeiten.',
  'The texts of this mandate are too long.': 'Die Texte dieses Mandats sind zu lang.',
  'A choice has no bounds.': 'Eine Auswahl hat keine Grenzwerte.',
  'A date is YYYY-MM-DD.': 'Ein Datum hat die Form JJJJ-MM-TT.',
  'This currency is not one of ISO 4217.': 'Diese Währung gehört nicht zu ISO 4217.',
  'Each key may occur once.': 'Jeder Schlüssel darf nur einmal vorkommen.',
  'Each key may occur once in a package.': 'Jeder Schlüssel darf in einem Paket nur einmal vorkommen.',
  'The smallest value is larger than the largest.': 'Der kleinste Wert ist größer als der größte.',
  'These worths are too large to add up.': 'Diese Werte sind zu groß, um sie zu addieren.',
  'Please enter the address.': 'Bitte geben Sie die Adresse ein.',
  'Please choose at least one event.': 'Bitte wählen Sie mindestens ein Ereignis.',
  'Please use port 443 or 8443.': 'Bitte verwenden Sie Port 443 oder 8443.',
  'Please enter an address that begins with https://.':
    'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
  'Please leave user and password out of the address.':
    'Bitte lassen Sie Nutzername und Passwort in der Adresse weg.',

  // Rules
  'An individual registers without a company.': 'Eine Privatperson registriert sich ohne Unternehmen.',
  'Only a Company Manager can register a new company. Please ask your manager to register it first.':
    'Nur ein Manager kann ein neues Unternehmen registrieren. Bitten Sie Ihren Manager, es zuerst zu registrieren.',
  'A key cannot change the login email.':
    'Ein Schlüssel kann die E-Mail-Adresse für die Anmeldung nicht ändern.',
  'This key may only read.': 'Dieser Schlüssel darf nur lesen.',
  'This page may not do this here.': 'Diese Seite darf das hier nicht.',
  'A buyer’s target must be below its walk-away price.': 'Der erste Preis muss unter Ihrer Grenze liegen.',
  'A seller’s target must be above its walk-away price.': 'Der erste Preis muss über Ihrer Grenze liegen.',
  'To conclude, the assistant needs a ceiling.': 'Zum Abschließen braucht der Assistent eine Obergrenze.',
  'Only a manager may let the assistant conclude and set its ceiling.':
    'Nur ein Manager darf den Assistenten abschließen lassen und seine Obergrenze festlegen.',
  'This conversation is terminated.': 'Dieses Gespräch ist beendet.',
  'The conversation has been terminated.': 'Das Gespräch wurde beendet.',
  'This conversation has led to an agreement. It can be terminated once both sides have cancelled the agreement.':
    'Dieses Gespräch hat zu einer Vereinbarung geführt. Es kann beendet werden, sobald beide Seiten sie aufgehoben haben.',
  'Please provide input in "Seller Q&A" or "Additional Thoughts" before proceeding.':
    'Bitte beantworten Sie eine Frage, oder schreiben Sie etwas unter „Weitere Gedanken“.',
  'Please provide input in "General Feedback" or adjust judgements/clarifications for at least one requirement before proceeding.':
    'Bitte schreiben Sie etwas unter „Allgemeine Rückmeldung“, oder ändern Sie die Einschätzung oder Klarstellung mindestens einer Anforderung.',
  'Everything you entered is only for your assistant, so it has nothing to say. Add something that may be said.':
    'Alle Ihre Eingaben sind nur für Ihren Assistenten, er hat also nichts zu sagen. Ergänzen Sie etwas, das gesagt werden darf.',
  'The conversation has changed since you last saw it. Please read what came in; your draft is kept.':
    'Das Gespräch hat sich geändert, seit Sie es zuletzt gesehen haben. Bitte lesen Sie, was hereinkam; Ihr Entwurf bleibt erhalten.',
  'No changes detected.': 'Es wurde nichts geändert.',
  'Seller contact information not found or not revealed for this conversation.':
    'Die Kontaktdaten des Anbieters fehlen oder sind für dieses Gespräch nicht freigegeben.',
  'Buyer contact information not found or not revealed for this conversation.':
    'Die Kontaktdaten des Käufers fehlen oder sind für dieses Gespräch nicht freigegeben.',
  'Authorization Error: You might not be the designated buyer for this conversation, or the seller has not yet revealed contact info.':
    'Kein Zugriff: Sie sind vielleicht nicht der Käufer dieses Gesprächs, oder der Anbieter hat seine Kontaktdaten noch nicht freigegeben.',
  'Authorization Error: You might not be the designated seller for this conversation, or the buyer has not yet revealed contact info.':
    'Kein Zugriff: Sie sind vielleicht nicht der Anbieter dieses Gesprächs, oder der Käufer hat seine Kontaktdaten noch nicht freigegeben.',
  'valid_until must be in the future.': 'Der Vorschlag muss bis zu einem Zeitpunkt in der Zukunft gelten.',
  'Your side has made many proposals here today. Please try again tomorrow.':
    'Ihre Seite hat hier heute viele Vorschläge gemacht. Bitte versuchen Sie es morgen erneut.',
  'This mandate was saved many times today. Please try again tomorrow.':
    'Dieses Mandat wurde heute oft gespeichert. Bitte versuchen Sie es morgen erneut.',
  'This request has no agreement.': 'Zu diesem Gesuch gibt es keine Vereinbarung.',
  'This request is filled and can no longer be changed.':
    'Dieses Gesuch ist erledigt und lässt sich nicht mehr ändern.',
  'Your company has published many listings today. Please try again tomorrow.':
    'Ihr Unternehmen hat heute viele Einträge eingestellt. Bitte versuchen Sie es morgen erneut.',
  'You have changed many messages today. Please try again later.':
    'Sie haben heute viele Nachrichten geändert. Bitte versuchen Sie es später erneut.',
  'Your company has sent many deliveries again. Please try again later.':
    'Ihr Unternehmen hat viele Zustellungen erneut gesendet. Bitte versuchen Sie es später noch einmal.',
  'Your company has changed many listings today. Please try again later.':
    'Ihr Unternehmen hat heute viele Einträge geändert. Bitte versuchen Sie es später erneut.',

  // Plans
  'Your premium plan is already active.': 'Ihr Premium-Tarif ist bereits aktiv.',
  'Please update your payment method first: your subscription is still open.':
    'Bitte aktualisieren Sie zuerst Ihre Zahlungsart: Ihr Abo läuft noch.',
  'Please select a plan to activate features.':
    'Bitte wählen Sie einen Tarif, um die Funktionen freizuschalten.',
  'You are on the Free Plan.': 'Sie nutzen den Gratis-Tarif.',
  'Action Required: Payment Issue': 'Bitte prüfen: Problem mit der Zahlung',
  'Your premium access has ended. You are now on the Free Plan.':
    'Ihr Premium-Zugang ist beendet. Sie nutzen jetzt den Gratis-Tarif.',
  'Your plan could not be determined. Please refresh or contact support.':
    'Ihr Tarif ist unklar. Bitte laden Sie die Seite neu oder wenden Sie sich an den Support.',
  'Your annual premium plan is active.': 'Ihr jährlicher Premium-Tarif ist aktiv.',
  'Free trial active but scheduled to cancel': 'Kostenlose Testphase läuft, ist aber gekündigt',
  'Your free trial is active.': 'Ihre kostenlose Testphase läuft.',
  'Subscription active but scheduled to cancel': 'Abo aktiv, aber gekündigt',
  'Your subscription is active.': 'Ihr Abo ist aktiv.',
  'Your premium plan is still open. Cancel it under Manage Billing first.':
    'Ihr Premium-Tarif läuft noch. Kündigen Sie ihn zuerst unter „Abrechnung verwalten“.',
  'There is no billing to manage yet.': 'Es gibt noch keine Abrechnung.',
  'No company ID associated with employee': 'Zu dieser Person gehört kein Unternehmen',
  'Failed to get Stripe redirect URL.': 'Die Adresse der Zahlungsseite fehlt.',
  'Your account no longer exists. Please contact support.':
    'Ihr Konto gibt es nicht mehr. Bitte wenden Sie sich an den Support.',
  'Your company no longer exists. Please contact support.':
    'Ihr Unternehmen gibt es nicht mehr. Bitte wenden Sie sich an den Support.',

  // Files
  'The file is too large.': 'Die Datei ist zu groß.',
  'The file is empty.': 'Die Datei ist leer.',
  'The file was not uploaded.': 'Die Datei wurde nicht hochgeladen.',
  'The file is not of the type it claims to be.': 'Die Datei hat nicht den angegebenen Typ.',
  'This file was already uploaded.': 'Diese Datei wurde schon hochgeladen.',
  'An attached file is not available.': 'Eine beigefügte Datei ist nicht verfügbar.',
  'The upload form has expired.': 'Die Frist zum Hochladen ist abgelaufen.',

  // The assistant
  "The assistant has used up this month's budget.":
    'Der Assistent hat das Budget dieses Monats aufgebraucht.',
  "The assistant has used up this month's budget. You can go on by direct message.":
    'Der Assistent hat das Budget dieses Monats aufgebraucht. Sie können mit eigenen Nachrichten weitermachen.',
  'Your inputs are too long together. Please shorten them.':
    'Ihre Eingaben sind zusammen zu lang. Bitte kürzen Sie sie.',
  'The terms are too long. Please shorten them.': 'Die Konditionen sind zu lang. Bitte kürzen Sie sie.',
  'This text takes too long to read.': 'Dieser Text braucht zu lange zum Lesen.',
  'The document could not be made. Please try again.':
    'Das Dokument ließ sich nicht erstellen. Bitte versuchen Sie es erneut.',
  'This PDF could not be read.': 'Dieses PDF konnte nicht gelesen werden.',
  'This picture could not be read.': 'Dieses Bild konnte nicht gelesen werden.',
  'This picture is too large: more than 50 megapixels.': 'Dieses Bild ist zu groß: mehr als 50 Megapixel.',
  'The assistant could not read this.': 'Der Assistent konnte das nicht lesen.',
  'The assistant declined to work on this text.': 'Der Assistent lehnt es ab, diesen Text zu bearbeiten.',
  'The assistant gave no usable answer. Please try again.':
    'Der Assistent hat keine brauchbare Antwort gegeben. Bitte versuchen Sie es erneut.',
  'The assistant had nothing to say.': 'Der Assistent hatte nichts zu sagen.',
  'The assistant did not judge every requirement.': 'Der Assistent hat nicht jede Anforderung eingeschätzt.',
  'The assistant took too long. Please try again.':
    'Der Assistent hat zu lange gebraucht. Bitte versuchen Sie es erneut.',
  'The assistant is not available right now. Please try again.':
    'Der Assistent ist gerade nicht verfügbar. Bitte versuchen Sie es erneut.',

  'The assistant is not set up correctly. Please contact support.':
    'Der Assistent ist nicht richtig eingerichtet. Bitte wenden Sie sich an den Support.',

  // The parts that run embedded (footer)
  database: 'Datenbank',
  assistant: 'Assistent',
  mail: 'E-Mail',
  files: 'Dateien',
  payments: 'Zahlungen',
}
