import { useDeferredValue, useEffect, useState } from 'react'
import { loadPrivacy } from './load-privacy.ts'

/** The sentences of a text that read as if they are only for the assistant, each once; none until the rules are loaded. */
export function usePrivateSentences(text: string): readonly string[] {
  const deferred = useDeferredValue(text)
  const [sentences, setSentences] = useState<readonly string[]>([])
  useEffect(() => {
    if (deferred.trim() === '') return setSentences([])
    let isCurrent = true
    void loadPrivacy().then(({ privateSentencesOf }) => {
      if (isCurrent) setSentences([...new Set(privateSentencesOf(deferred))])
    })
    return () => {
      isCurrent = false
    }
  }, [deferred])
  return sentences
}
