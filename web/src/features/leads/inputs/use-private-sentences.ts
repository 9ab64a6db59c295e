import { useDeferredValue, useEffect, useState } from 'react'
import type { InputUse, PrivateSentence } from '../../../../../src/language/privacy/split-text.ts'
import { loadPrivacy } from './load-privacy.ts'

/** The sentences of a text that read as if they are only for the assistant, each once; none until the rules are loaded. */
export function usePrivateSentences(text: string, use: InputUse): readonly PrivateSentence[] {
  const deferred = useDeferredValue(text)
  const [sentences, setSentences] = useState<readonly PrivateSentence[]>([])
  useEffect(() => {
    if (deferred.trim() === '') return setSentences([])
    let isCurrent = true
    void loadPrivacy().then(({ privateSentencesOf }) => {
      if (!isCurrent) return
      const byText = new Map(privateSentencesOf(deferred, use).map((sentence) => [sentence.text, sentence]))
      setSentences([...byText.values()])
    })
    return () => {
      isCurrent = false
    }
  }, [deferred, use])
  return sentences
}
