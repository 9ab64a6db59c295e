import { Button } from '@mantine/core'

interface Props {
  label: string
  /** What the row is about, for the button's accessible name. */
  of: string
  loading?: boolean
  onClick: () => void
}

/** The action of a row. */
export const RowButton = ({ label, of, loading = false, onClick }: Props) => (
  <Button
    variant="subtle"
    color="gray"
    size="compact-sm"
    aria-label={`${label} ${of}`}
    loading={loading}
    onClick={onClick}
  >
    {label}
  </Button>
)
