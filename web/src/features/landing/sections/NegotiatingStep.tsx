import dark from '../../../../pictures/negotiation-dark.webp'
import light from '../../../../pictures/negotiation-light.webp'
import darkPhone from '../../../../pictures/negotiation-phone-dark.webp'
import lightPhone from '../../../../pictures/negotiation-phone-light.webp'
import sizes from '../../../../pictures/sizes.json'
import { stepsCopy } from '../../../copy/landing.ts'
import classes from './HowItWorks.module.css'
import { ThemedPicture } from './ThemedPicture.tsx'

const { negotiation: desktop, 'negotiation-phone': phone } = sizes
const pictures = [
  { theme: 'light', desktop: { src: light, ...desktop }, phone: { src: lightPhone, ...phone } },
  { theme: 'dark', desktop: { src: dark, ...desktop }, phone: { src: darkPhone, ...phone } },
] as const

/** The last step: private mandates, with a proposal of the demo market. */
export function NegotiatingStep() {
  const { title, text, alt } = stepsCopy.negotiating
  return (
    <div className={classes.negotiating}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <ThemedPicture pictures={pictures} alt={alt} />
    </div>
  )
}
