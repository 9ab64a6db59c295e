import { Button, SegmentedControl } from '@mantine/core'
import { proposalFormCopy as copy } from '../../../../copy/proposal-form.ts'
import { optionName } from '../../card/package-rows.ts'
import classes from '../ProposalDialog.module.css'

interface Props {
  count: number
  shown: number
  onShow: (index: number) => void
  onRemove: (index: number) => void
}

/** Chooses the option that a phone shows. */
export function OptionTabs({ count, shown, onShow, onRemove }: Props) {
  if (count < 2) return null
  return (
    <div className={classes.tabs}>
      <SegmentedControl
        fullWidth
        aria-label={copy.options}
        data={Array.from({ length: count }, (_, index) => ({
          value: String(index),
          label: optionName(index),
        }))}
        value={String(shown)}
        onChange={(value) => onShow(Number(value))}
      />
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onRemove(shown)}>
        {copy.removeOption(optionName(shown))}
      </Button>
    </div>
  )
}
