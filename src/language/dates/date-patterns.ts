import { alternatives } from '../alternatives.ts'
import {
  dayWords,
  endOfThisMonth,
  endOfWords,
  everyWords,
  fromNowWords,
  monthNames,
  nextWeekWords,
  periodNames,
  weekdayNames,
  weekNumberWords,
  withinWords,
} from '../lexicon/date-words.ts'
import { numberWords } from '../lexicon/quantities/number-words.ts'
import {
  addPeriod,
  type Day,
  dayOf,
  endOfMonth,
  isoDay,
  mondayOfWeek,
  type Period,
  weekdayOf,
} from './days.ts'

interface DayRange {
  readonly from: Day
  readonly to: Day
}

type Groups = Readonly<Record<string, string | undefined>>

/** How texts write dates. The first pattern that matches a place wins. */
export interface DatePattern {
  readonly pattern: RegExp
  /** Whether it names a latest day, such as 'within 6 weeks'. */
  readonly isDeadline?: boolean
  /** Null for what is no day, or an ambiguous one. */
  read(groups: Groups, today: Day, dayFirst: boolean): DayRange | null
}

const pattern = (source: string) => new RegExp(String.raw`(?<![\p{L}\p{N}.,/-])(?:${source})`, 'giu')
const oneDay = (day: Day | null): DayRange | null => day && { from: day, to: day }

const months = String.raw`(?<month>${monthNames.map(alternatives).join('|')})(?!\p{L})\.?`
const year = String.raw`(?:[\s,.]{1,2}(?:de |del )?(?<year>20\d\d)(?!\d))?`
const number = String.raw`\d{1,3}|(?:${Object.keys(numberWords).join('|')})`
const periods = Object.values(periodNames).map(alternatives).join('|')
const count = String.raw`(?:(?:the next|den nächsten|los|los próximos|les|les prochains)\s)?(?<count>${number})\s(?<period>${periods})(?!\p{L})`

const indexOfName = (names: readonly string[]) => {
  const exact = names.map((one) => new RegExp(`^(?:${alternatives(one)})$`, 'iu'))
  return (name: string) => exact.findIndex((one) => one.test(name))
}
const monthOf = indexOfName(monthNames)
const weekdayNamed = indexOfName(weekdayNames)
const dayNamed = Object.entries(dayWords).map(
  ([days, words]) => [new RegExp(`^(?:${alternatives(words)})$`, 'iu'), Number(days)] as const,
)
const periodNamed = Object.entries(periodNames).map(
  ([period, names]) => [new RegExp(`^(?:${alternatives(names)})$`, 'iu'), period as Period] as const,
)

export const datePatterns: readonly DatePattern[] = [
  {
    pattern: pattern(String.raw`(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)`),
    read: ({ year = '', month, day }) => oneDay(dayOf(year, month, day)),
  },
  {
    pattern: pattern(
      String.raw`(?<day>\d{1,2})(?<mark>[./])\s?(?<month>\d{1,2})(?:\k<mark>\s?(?<year>20\d\d|\d\d)(?!\d)|\.(?!\d))`,
    ),
    read: ({ day, mark, month, year }, today, dayFirst) => {
      // With slashes, English can put the month first.
      const isClear = mark === '.' || dayFirst || Number(day) > 12 || day === month
      return isClear ? oneDay(inOrNext(year, today, (inYear) => dayOf(inYear, month, day))) : null
    },
  },
  {
    pattern: pattern(String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s?(?:of |de )?${months}${year}`),
    read: ({ day, month = '', year }, today) =>
      oneDay(inOrNext(year, today, (inYear) => dayOf(inYear, monthOf(month) + 1, day))),
  },
  {
    pattern: pattern(
      String.raw`${months}\s(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d.,]\d|\d|\s?%|\s\p{L})${year}`,
    ),
    read: ({ day, month = '', year }, today) =>
      oneDay(inOrNext(year, today, (inYear) => dayOf(inYear, monthOf(month) + 1, day))),
  },
  {
    pattern: pattern(String.raw`(?:${alternatives(endOfWords)})\s*${months}${year}`),
    read: ({ month = '', year }, today) =>
      oneDay(
        inOrNext(year, today, (inYear) => endOfMonth({ year: inYear, month: monthOf(month) + 1, day: 1 })),
      ),
  },
  {
    pattern: pattern(String.raw`(?:${alternatives(endOfWords)})\s*(?<year>20\d\d)(?!\d)`),
    read: ({ year }) => oneDay(dayOf(year ?? '', 12, 31)),
  },
  {
    pattern: pattern(String.raw`(?:${alternatives(endOfThisMonth)})(?!\p{L})`),
    read: (_, today) => oneDay(endOfMonth(today)),
  },
  {
    pattern: pattern(String.raw`(?:${alternatives(withinWords)})\s${count}`),
    isDeadline: true,
    read: (groups, today) => oneDay(fromNow(groups, today)),
  },
  {
    pattern: pattern(String.raw`(?:${alternatives(fromNowWords)})\s${count}`),
    read: (groups, today) => oneDay(fromNow(groups, today)),
  },
  {
    pattern: pattern(String.raw`(?:${alternatives(nextWeekWords)})(?!\p{L})`),
    read: (_, today) => week(addPeriod(today, 8 - (weekdayOf(today) || 7), 'day')),
  },
  {
    pattern: pattern(
      String.raw`(?:${alternatives(weekNumberWords)})\s(?<week>\d{1,2})(?!\d|\p{L}|\s\p{L}+s\b)`,
    ),
    read: (groups, today) => {
      const monday = inOrNext(undefined, today, (inYear) => mondayOfWeek(inYear, Number(groups.week)))
      return monday && week(monday)
    },
  },
  {
    pattern: pattern(
      String.raw`(?<every>(?:${alternatives(everyWords)})\s)?(?<weekday>${weekdayNames.map(alternatives).join('|')})(?![\p{L}-])`,
    ),
    read: ({ every, weekday = '' }, today) => {
      const days = (weekdayNamed(weekday) - weekdayOf(today) + 7) % 7 || 7
      return every ||
        (/s$/i.test(weekday) && !/^(?:lunes|martes|miércoles|miercoles|jueves|viernes)$/i.test(weekday))
        ? null
        : oneDay(addPeriod(today, days, 'day'))
    },
  },
  {
    pattern: pattern(String.raw`(?<word>${Object.values(dayWords).map(alternatives).join('|')})(?![\p{L}-])`),
    read: ({ word = '' }, today) => {
      const days = dayNamed.find(([names]) => names.test(word))?.[1]
      return days === undefined ? null : oneDay(addPeriod(today, days, 'day'))
    },
  },
  {
    pattern: new RegExp(pattern(`${months}${year}`).source, 'gu'.concat('i')),
    read: ({ month = '', year }, today) => {
      // 'may', 'mar' and 'jun' in lower case are rarely months.
      if (/^(?:may|mar|jun|jul|sep|dec|dic|jan|mars)$/.test(month)) return null
      const first = inOrNext(year, today, (inYear) => dayOf(inYear, monthOf(month) + 1, 1), 'month')
      return first && { from: first, to: endOfMonth(first) }
    },
  },
]

const week = (monday: Day): DayRange => ({ from: monday, to: addPeriod(monday, 6, 'day') })

function fromNow({ count = '', period = '' }: Groups, today: Day): Day | null {
  const named = periodNamed.find(([names]) => names.test(period))?.[1]
  const value = numberWords[count.toLowerCase()] ?? Number(count)
  return named && Number.isInteger(value) ? addPeriod(today, value, named) : null
}

/** How many days ago a day without a year still means the past: 'thanks for the visit of 12 November'. */
const recentDays = 60

const isRecent = (day: Day, today: Day): boolean =>
  isoDay(day) < isoDay(today) && isoDay(day) >= isoDay(addPeriod(today, -recentDays, 'day'))

/** The day in the stated year; without one, the next such day. */
function inOrNext(
  stated: string | undefined,
  today: Day,
  inYear: (year: number) => Day | null,
  precision: 'day' | 'month' = 'day',
): Day | null {
  if (stated) return inYear(stated.length === 2 ? 2000 + Number(stated) : Number(stated))
  const thisYear = inYear(today.year)
  if (thisYear && precision === 'day' && isRecent(thisYear, today)) return null
  const limit = precision === 'day' ? isoDay(today) : isoDay({ ...today, day: 1 })
  return thisYear && isoDay(thisYear) >= limit ? thisYear : inYear(today.year + 1)
}
