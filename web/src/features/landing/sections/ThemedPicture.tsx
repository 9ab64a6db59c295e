import classes from './ThemedPicture.module.css'

interface Size {
  readonly src: string
  readonly width: number
  readonly height: number
}

interface Props {
  alt: string
  pictures: readonly { readonly theme: 'light' | 'dark'; readonly desktop: Size; readonly phone: Size }[]
}

/** A picture of the product in the theme of the page (`npm run pictures`). */
export function ThemedPicture({ alt, pictures }: Props) {
  return pictures.map(({ theme, desktop, phone }) => (
    <picture key={theme} className={classes.picture} data-theme={theme}>
      <source media="(max-width: 768px)" srcSet={phone.src} width={phone.width} height={phone.height} />
      <img {...desktop} alt={alt} loading="lazy" decoding="async" />
    </picture>
  ))
}
