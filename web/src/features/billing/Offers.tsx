import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Offer } from '../../copy/billing.ts'
import classes from './billing.module.css'

/** The plans on offer. The title says what choosing one means for the current plan. */
export function Offers({
  offers,
  title,
  onChoose,
}: {
  offers: readonly Offer[]
  title: string | null
  onChoose: (kind: Offer['kind']) => void
}) {
  if (offers.length === 0) return null
  const Name = title ? 'h4' : 'h3'
  return (
    <>
      {title && <h3 className={classes.over}>{title}</h3>}
      <ul className={classes.offers}>
        {offers.map((offer) => (
          <li key={offer.kind} className={classes.offer} data-kind={offer.kind}>
            <div>
              <Name className={classes.name}>{offer.name}</Name>
              <p className={classes.note}>{offer.note}</p>
            </div>
            <p className={classes.price}>
              <strong>{offer.price}</strong> {offer.per}
            </p>
            <ul className={classes.features}>
              {offer.features.map((feature) => (
                <li key={feature}>
                  <IconCheck size={16} stroke={2.4} aria-hidden />
                  {feature}
                </li>
              ))}
            </ul>
            <Button
              classNames={{ root: classes.long, label: classes.longLabel }}
              variant={offer.kind === 'free' ? 'default' : 'filled'}
              onClick={() => onChoose(offer.kind)}
            >
              {offer.action}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
