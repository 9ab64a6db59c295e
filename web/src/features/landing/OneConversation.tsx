import dark from '../../../pictures/lead-dark.webp'
import light from '../../../pictures/lead-light.webp'
import darkPhone from '../../../pictures/lead-phone-dark.webp'
import lightPhone from '../../../pictures/lead-phone-light.webp'
import { conversationCopy } from '../../copy/landing.ts'
import classes from './OneConversation.module.css'

const pictures = [
  { theme: 'light', desktop: light, phone: lightPhone },
  { theme: 'dark', desktop: dark, phone: darkPhone },
] as const

/** The lead page with a conversation of the demo market (`npm run pictures`), in the theme of the page. */
export function OneConversation() {
  return (
    <section className={classes.section} aria-labelledby="conversation">
      <h2 id="conversation">{conversationCopy.title}</h2>
      <p className={classes.lead}>{conversationCopy.lead}</p>
      {pictures.map(({ theme, desktop, phone }) => (
        <picture key={theme} className={classes.picture} data-theme={theme}>
          <source media="(max-width: 768px)" srcSet={phone} width={780} height={1520} />
          <img
            src={desktop}
            alt={conversationCopy.alt}
            width={1920}
            height={1290}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </section>
  )
}
