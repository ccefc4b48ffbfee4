import { useState } from "react"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import { downscalePhoto } from "./downscalePhoto.ts"

/**
 * Holds a picture between choosing and saving it: its object URL while it is cropped, and why the last one was
 * rejected.
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
    /** Pictures above the limit are downscaled first, like job photos. */
    choose: async (file: File) => {
      const small = await downscalePhoto(file)
      take(small, small === undefined ? t("fileTooLarge") : undefined)
    },
    close: () => take(undefined),
    /** Closes the picture and shows the reason in place. For `onFailure`. */
    refuse: (failure: { readonly _tag: string }): true => {
      take(undefined, textOf(failure))
      return true
    },
    say: setProblem
  }
}

export type Picture = ReturnType<typeof usePicture>
