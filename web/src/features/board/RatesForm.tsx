import { NativeSelect, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { boardCopy } from '../../copy/board.ts'
import { decimalSeparator } from '../../lib/typed-numbers.ts'
import classes from './Board.module.css'
import { isRate, type Rates, startsRate } from './rates.ts'

interface Props {
  currencies: readonly string[]
  rates: Rates
  onBase: (currency: string) => void
  onRate: (currency: string, rate: string) => void
}

/** Which currency prices are compared in, and the rates. Prices of a currency without a rate aren't ranked. */
export function RatesForm({ currencies, rates, onBase, onRate }: Props) {
  const id = useId()
  return (
    <div className={classes.rates}>
      <label htmlFor={id}>{boardCopy.ratesTitle}</label>
      <NativeSelect
        id={id}
        size="xs"
        data={[...currencies]}
        value={rates.base}
        onChange={(event) => onBase(event.currentTarget.value)}
      />
      {currencies
        .filter((currency) => currency !== rates.base)
        .map((currency) => (
          <Rate
            key={`${currency} ${rates.base}`}
            currency={currency}
            base={rates.base}
            value={rates.perUnit[currency] ?? ''}
            onChange={(rate) => onRate(currency, rate)}
          />
        ))}
    </div>
  )
}

/** People type a comma or a point. An unfinished number is wrong once the person has gone on. */
function Rate(props: { currency: string; base: string; value: string; onChange: (rate: string) => void }) {
  const { currency, base, onChange } = props
  const [text, setText] = useState(shownRate(props.value))
  const [isFinished, setFinished] = useState(true)
  const plain = plainOf(text)
  const isWrong = plain !== '' && !isRate(plain) && (isFinished || !startsRate(plain))
  return (
    <TextInput
      size="xs"
      inputMode="decimal"
      aria-label={boardCopy.rateLabel(currency, base)}
      error={isWrong && boardCopy.wrongRate}
      inputContainer={(input) => (
        <span className={classes.rate}>
          <span aria-hidden="true">{boardCopy.rate(currency)}</span>
          {input}
          <span aria-hidden="true">{base}</span>
        </span>
      )}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        setFinished(false)
        const next = plainOf(event.currentTarget.value)
        onChange(isRate(next) ? next : '')
      }}
      onBlur={() => setFinished(true)}
      onKeyDown={(event) => event.key === 'Enter' && setFinished(true)}
    />
  )
}

const plainOf = (text: string) => text.trim().replace(',', '.')
const shownRate = (plain: string) => plain.replace('.', decimalSeparator())
