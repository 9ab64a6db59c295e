/** How people write addresses and numbers at which they can be reached. Written by hand from advertisements. */

/** Messengers and networks; a handle or a number follows. */
export const channels = `
  whats-?app | telegram | signal | threema | viber | wechat | line id | skype | zoom | discord | slack | insta(?:gram)? | facebook | fb | linkedin | xing | tik-?tok | twitter | youtube | pinterest | messenger | snapchat`

/** Words before a phone number. */
export const phoneWords = `
  t[eé]l(?:efon(?:nummer|isch)?|ephone|éphone|efono|éfono|efónica)? | fon | phone | ph | mob(?:ile?|il|il-?nr)? | handy(?:nummer)? | cell | call(?: us| me)?(?: on| at)? | ring(?: us| me)?(?: on)? | text(?: us| me)?(?: on)? | fax | hotline | portable | móvil | movil | appel(?:ez|er)?(?:-moi|-nous)?(?: au)? | joignable(?: au)? | llam(?:ar|e|en|ad|anos|enos|adme|ame|eme)(?: al?)? | llámanos(?: al)? | llámame(?: al)? | tfno | tlf | tf | nummer | number | número | numéro | anruf(?:en)?(?: unter)? | rufen sie(?: uns| mich)?(?: an)?(?: unter)? | erreichbar(?: unter)? | erreichen(?: unter)? | unter der nummer | durchwahl`

/** Requests to get in touch, which say nothing about the goods. */
export const callsToAction = `
  (?:just |please |simply |best |you can |feel free to )?(?:call|phone|ring|text|e-?mail|mail|write|message|contact|reach|dm|ping|whatsapp) (?:me|us|to us|ahead|anytime|now|the \\S+) | get in touch | drop (?:me|us) a line | find us | follow us | visit us | more (?:info|details|information|pictures|photos) (?:at|on|under) | reach (?:me|us) | (?:best )?via | my (?:number|mobile|phone|e-?mail) | our (?:number|phone|e-?mail|website|homepage|web)
  (?:bitte |einfach |gerne? |am besten |oder )*(?:anrufen|anruf|schicken sie|schickt|rufen sie|ruf an|rufen|melden|melde|meldet|schreiben|schreibt|schreib|mailen|kontakt~|erreich~|mehr (?:infos?|details|bilder) (?:auf|unter|bei)|folgt uns|besuchen sie|unsere (?:nummer|website|webseite|homepage|seite)|meine (?:nummer|mail|e-?mail)|handynummer|auch per)
  (?:merci de |n'hésitez pas à |vous pouvez |ou |par )?(?:appel~|contact~|écri~|joign~|téléphon~|joindre|envoy~ (?:un|votre)) … | (?:appel~|contact~|écriv~|joign~|téléphon~)-(?:nous|moi) | contactez~ | appelez~ | plus d'info~ | suivez-nous | notre (?:site|numéro|e-?mail|adresse) | mon (?:numéro|portable|mail)
  (?:por favor |puede~ |o |por )?(?:llam~|contact~|escrib~|escríb~|llám~|contáct~|mand~|envía~ (?:un|tu|su)) | más (?:info~|detalles|fotos) (?:en|por) | síguenos | visita | nuestra (?:web|página) | nuestro (?:teléfono|número|correo) | mi (?:número|móvil|correo|teléfono)`

/** Ways to reach somebody, apart from a number or an address. None of them has another meaning, as 'signal' has. */
export const messengers = `whatsapp | whats app | telegram | sms | text message | threema | imessage`
