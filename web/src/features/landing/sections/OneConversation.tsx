import dark from '../../../../pictures/lead-dark.webp'
import light from '../../../../pictures/lead-light.webp'
import darkPhone from '../../../../pictures/lead-phone-dark.webp'
import lightPhone from '../../../../pictures/lead-phone-light.webp'
import sizes from '../../../../pictures/sizes.json'
import { conversationCopy } from '../../../copy/landing.ts'
import classes from './OneConversation.module.css'
import { ThemedPicture } from './ThemedPicture.tsx'

const { lead: desktop, 'lead-phone': phone } = sizes
const pictures = [
  { theme: 'light', desktop: { src: light, ...desktop }, phone: { src: lightPhone, ...phone } },
  { theme: 'dark', desktop: { src: dark, ...desktop }, phone: { src: darkPhone, ...phone } },
] as const

/** The lead page with a conversation of the demo market. */
export function OneConversation() {
  return (
    <section className={classes.section} aria-labelledby="conversation">
      <h2 id="conversation">{conversationCopy.title}</h2>
      <p className={classes.lead}>{conversationCopy.lead}</p>
      <ThemedPicture pictures={pictures} alt={conversationCopy.alt} />
    </section>
  )
}
