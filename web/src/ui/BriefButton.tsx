import { Box, Button, type ButtonProps, type ElementProps } from '@mantine/core'

interface Props extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  label: string
  /** What a phone shows instead of the label: words of it. */
  brief: string
}

/** A button whose long label is shortened on a phone. Its accessible name stays. */
export function BriefButton({ label, brief, ...props }: Props) {
  return (
    <Button aria-label={label} title={label} {...props}>
      <Box component="span" visibleFrom="sm">
        {label}
      </Box>
      <Box component="span" hiddenFrom="sm">
        {brief}
      </Box>
    </Button>
  )
}
