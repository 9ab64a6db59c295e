/** How people write addresses and numbers at which they can be reached. Written by hand from advertisements. */

/** Messengers and networks; a handle or a number follows. */
export const channels = String.raw`
  whats-?app | telegram | signal | threema | viber | wechat | line id | skype | zoom | discord | slack | insta(?:gram)? | facebook | fb | linkedin | xing | tik-?tok | twitter | youtube | pinterest | messenger | snapchat`

/** Words before a phone number. */
export const phoneWords = String.raw`
  tel(?:efon(?:nummer|isch)?|ephone|éphone|efono|éfono|efónica)? | fon | phone | ph | mob(?:ile?|il|il-?nr)? | handy(?:nummer)? | cell | call(?: us| me)?(?: on| at)? | ring(?: us| me)?(?: on)? | text(?: us| me)?(?: on)? | fax | hotline | portable | móvil | movil | appel(?:ez|er)?(?:-moi|-nous)?(?: au)? | joignable(?: au)? | llam(?:ar|e|en|ad|anos|enos|adme|ame|eme)(?: al?)? | llámanos(?: al)? | llámame(?: al)? | tfno | tlf | tf | nummer | number | número | numéro | anruf(?:en)?(?: unter)? | rufen sie(?: uns| mich)?(?: an)?(?: unter)? | erreichbar(?: unter)? | erreichen(?: unter)? | unter der nummer | durchwahl`
