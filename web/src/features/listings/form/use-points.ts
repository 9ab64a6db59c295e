import { type Dispatch, type SetStateAction, useCallback } from 'react'
import { limits } from '../../../../../src/shared/limits.ts'
import { type ListingFormValues, type PointRow, pointRow } from './form-values.ts'

/** The changes of a listing form's points. The functions keep their identity. */
export function usePoints(setValues: Dispatch<SetStateAction<ListingFormValues>>) {
  const setPoint = useCallback(
    (key: string, change: Partial<Omit<PointRow, 'key'>>) =>
      setValues((now) => ({
        ...now,
        points: now.points.map((row) => (row.key === key ? { ...row, ...change } : row)),
      })),
    [setValues],
  )
  /** Adds an empty row after the row with key `after`, or at the end; returns the new row's key. */
  const addPoint = useCallback(
    (reveal: boolean, after?: string) => {
      const row = pointRow('', reveal)
      setValues((now) => {
        const index = now.points.findIndex((other) => other.key === after)
        const points = [...now.points]
        points.splice(index < 0 ? points.length : index + 1, 0, row)
        return { ...now, points }
      })
      return row.key
    },
    [setValues],
  )
  /** Removes a row. The form always keeps at least one, so the last is replaced by an empty row. */
  const removePoint = useCallback(
    (key: string) =>
      setValues((now) => {
        const points = now.points.filter((row) => row.key !== key)
        return { ...now, points: points.length ? points : [pointRow()] }
      }),
    [setValues],
  )

  /** Brings back a removed row. */
  const restorePoint = useCallback(
    (row: PointRow, index: number) =>
      setValues((now) => {
        if (now.points.length >= limits.points) return now
        const [only] = now.points
        const points = now.points.length === 1 && only?.text.trim() === '' ? [] : [...now.points]
        points.splice(index, 0, row)
        return { ...now, points }
      }),
    [setValues],
  )

  /** Shows or hides a point, and moves it before the row with key `before`, or to the end. */
  const movePoint = useCallback(
    (key: string, reveal: boolean, before: string | null) =>
      setValues((now) => {
        const row = now.points.find((point) => point.key === key)
        if (!row || before === key) return now
        const points = now.points.filter((point) => point !== row)
        const index = points.findIndex((point) => point.key === before)
        points.splice(index < 0 ? points.length : index, 0, { ...row, reveal })
        return { ...now, points }
      }),
    [setValues],
  )

  /** Moves a hidden point to the matching instructions. */
  const movePointToInstructions = useCallback(
    (key: string) =>
      setValues((now) => {
        const row = now.points.find((point) => point.key === key)
        if (!row) return now
        const points = now.points.filter((point) => point !== row)
        return {
          ...now,
          points: points.length ? points : [pointRow()],
          matchingInstructions: [now.matchingInstructions.trimEnd(), row.text].filter(Boolean).join('\n'),
          kept: row.reason ? [...now.kept, { key, text: row.text, reason: row.reason }] : now.kept,
        }
      }),
    [setValues],
  )
  /** Moves a line of the matching instructions to a hidden point. */
  const moveLineToPoints = useCallback(
    (key: string) =>
      setValues((now) => {
        const line = now.kept.find((one) => one.key === key)
        if (!line) return now
        return {
          ...now,
          points: [
            ...now.points.filter((row) => row.text.trim() !== ''),
            pointRow(line.text, false, line.reason),
          ],
          matchingInstructions: now.matchingInstructions
            .replace(line.text, '')
            .replace(/\n{2,}/g, '\n')
            .trim(),
          kept: now.kept.filter((one) => one !== line),
        }
      }),
    [setValues],
  )
  return {
    setPoint,
    addPoint,
    removePoint,
    restorePoint,
    movePoint,
    movePointToInstructions,
    moveLineToPoints,
  }
}
