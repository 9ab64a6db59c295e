const time = (suffix: '' | '2') =>
  String.raw`(?<hour${suffix}>[01]?\d|2[0-4])` +
  String.raw`(?:(?:\s?h\s?|[:.])(?<minute${suffix}>[0-5]\d)(?:\s?(?:uhr|h))?|(?=\s?(?:[ap]\.?m\b|uhr|[-–]|to|bis|à|a)))` +
  String.raw`(?:\s?(?<half${suffix}>[ap])\.?m\b\.?)?(?:\s?uhr)?`

/**
 * A time of day, or a range of them: '7 h 30', '6 am', '16:00 bis 18:00 Uhr'. In English, German, French and Spanish, where
 * 'de la mañana' and 'o’clock' mark one too.
 */
export const clockTime = new RegExp(
  String.raw`(?<![\p{L}\d.,:/-])(?=[^.!?;]{0,24}(?:\d\s?h\s?\d\d|\d:\d\d|\d\s?[ap]\.?m\b|uhr|o['’]clock|de la (?:mañana|tarde|noche)|heures? du (?:matin|soir)))` +
    String.raw`(?:${time('')}(?:\s?(?:-|–|to|until|till|bis|à|a|hasta)\s?${time('2')})?|(?<=antes de las |a las |vers |gegen |um |by |at |before |vor )(?<hour3>\d{1,2}))(?![\p{L}\d%€$])`,
  'giu',
)

export const untilWords =
  /(?:before|by|until|no later than|vor|bis|spätestens um|avant|jusqu['’]à|antes de(?: las)?|hasta las|a más tardar a las) *$/iu
export const fromWords =
  /(?:after|from|as of|nach|ab|après|dès|à partir de|después de(?: las)?|desde las|a partir de(?: las)?) *$/iu
