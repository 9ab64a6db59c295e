import { IconFile, IconFileTypePdf } from '@tabler/icons-react'
import classes from './media.module.css'

/** A file's thumbnail: the image itself, or an icon for other types. Decorative, since the file's name is next to it. */
export function MediaThumb({
  contentType,
  src,
  size = 44,
}: {
  contentType: string
  src: string | null
  size?: number
}) {
  return (
    <span className={classes.thumb} style={{ width: size, height: size }}>
      {contentType.startsWith('image/') && src ? (
        <img src={src} alt="" loading="lazy" />
      ) : contentType === 'application/pdf' ? (
        <IconFileTypePdf size={size * 0.55} stroke={1.4} aria-hidden />
      ) : (
        <IconFile size={size * 0.55} stroke={1.4} aria-hidden />
      )}
    </span>
  )
}
