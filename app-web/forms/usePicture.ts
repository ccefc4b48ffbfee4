import { useState } from "react"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import { shrunkPhoto } from "./shrunkPhoto.ts"

/**
 * A picture between being chosen and being kept: its address in this page while it is cut, and why the last one was not
 * taken.
 */
export const usePicture = () => {
  const textOf = useFailureText()
  const { t } = useWords()
  const [url, setUrl] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const take = (file: File | undefined, why?: string) => {
    if (url !== undefined) URL.revokeObjectURL(url)
    setUrl(file && URL.createObjectURL(file))
    setProblem(why)
  }
  return {
    url,
    problem,
    /** A picture above the limit is made smaller first, as photos of a job are. */
    choose: async (file: File) => {
      const small = await shrunkPhoto(file)
      take(small, small === undefined ? t("fileTooLarge") : undefined)
    },
    close: () => take(undefined),
    /** Closes and says why, in place; for `onFailure`. */
    refuse: (failure: { readonly _tag: string }): true => {
      take(undefined, textOf(failure))
      return true
    },
    say: setProblem
  }
}

export type Picture = ReturnType<typeof usePicture>
