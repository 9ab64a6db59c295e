/** Words that show what an amount is about. */
export const topicCues = {
  response:
    /respon[ds]|repl(?:y|ies)|answer|call[- ]?out|reaktion|antwort|répon|réaction|intervention|respuesta|responde/giu,
  delivery:
    /deliver|lead[- ]?time|ship(?:p|s\b)|dispatch|turnaround|ready\b|complet(?:ed|ion)|finish|handover|\blive\b|launch|liefer|versand|versend|fertig|bearbeitungszeit|livr|expédi|délai|entreg|envío|envia|plazo/giu,
  payment: /\bpay|\bnet\b|invoice|zahlung|zahlbar|rechnung\b|paiement|payable|factur|\bpago/giu,
  warranty: /warrant|guarant|garantie|gewährleist|garantía/giu,
  experience:
    /experience|in business|on the market|track record|erfahrung|expérience|experiencia|tätig|founded|trajectory/giu,
  storage: /shelf|haltbar|conservation|caducidad|best before|keeps? for/giu,
  contract:
    /contract|notice|commitment|laufzeit|vertrag|kündig|contrat|engagement|préavis|permanencia|preaviso/giu,
  insurance:
    /insur|liabilit|versicher|haftpflicht|assur(?!é que)|responsabilité civile|seguro|responsabilidad civil/giu,
  distance:
    /radius|umkreis|rayon|radio de|\baway\b|distance|entfern|distancia|\bkm (?:of|from|around|um|von|autour|de)\b/giu,
} as const
