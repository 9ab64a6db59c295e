import { NativeSelect, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { boardCopy } from '../../copy/board.ts'
import classes from './Board.module.css'
import { isRate, type Rates } from './rates.ts'

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

/** People type a comma or a point. */
function Rate(props: { currency: string; base: string; value: string; onChange: (rate: string) => void }) {
  const { currency, base, onChange } = props
  const [text, setText] = useState(props.value)
  const plain = text.trim().replace(',', '.')
  return (
    <span className={classes.rate}>
      <span aria-hidden="true">{boardCopy.rate(currency)}</span>
      <TextInput
        size="xs"
        w={84}
        inputMode="decimal"
        aria-label={boardCopy.rateLabel(currency, base)}
        error={plain !== '' && !isRate(plain)}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          const next = event.currentTarget.value.trim().replace(',', '.')
          onChange(isRate(next) ? next : '')
        }}
      />
      <span aria-hidden="true">{base}</span>
    </span>
  )
}
