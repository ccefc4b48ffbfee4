import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent } from "react"
import { access } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { useSession } from "#web/session/useSession.ts"
import { type Language, languages } from "#domain/words/languages.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useSpeech } from "#web/words/WordsProvider.tsx"
import { useToast } from "#web/page/useToast.ts"
import { chosenLanguage, keepLanguage } from "#web/words/readersLanguage.ts"

/**
 * Chooses the language of the page, at once; for somebody who is signed in also in their profile (spec §1). Until the
 * profile has it, the choice stands at this browser, and the next page sends it again (`useUnkeptLanguage`).
 */
export const useChooseLanguage = () => {
  const { choose } = useSpeech()
  const { by, keep } = useKeptLanguage()
  const showToast = useToast()
  const textOf = useFailureText()
  return (language: Language) => {
    choose({ language, by, isPending: keep !== undefined })
    keep?.(language).catch((failure: { readonly _tag: string }) =>
      showToast({ kind: "warning", text: textOf(failure) })
    )
  }
}

/** Sends a choice that the page before could not keep in the profile; once a page, wherever a language is chosen. */
export const useUnkeptLanguage = () => {
  const { by, keep } = useKeptLanguage()
  const resume = useEffectEvent(() => {
    const chosen = chosenLanguage()
    // What fails was said when it was chosen.
    if (chosen?.isPending && chosen.by === by) keep?.(chosen.language).catch(() => undefined)
  })
  useEffect(() => resume(), [by])
}

/** Keeps a language in the profile of whoever is signed in, where they have one. */
const useKeptLanguage = () => {
  const { person } = useSession()
  const run = useRun()
  const queries = useQueryClient()
  const by = person?.id
  if (person === undefined || !mayEnter(access["/account"], person)) return { by, keep: undefined }
  const keep = async (language: Language) => {
    // Nobody changes the language before the first screen: what writes a profile comes later.
    const [{ keepInProfile }, { getProfile }] = await Promise.all([
      import("#web/account/keepInProfile.ts"),
      import("#domain/account/accountApi.ts")
    ])
    queries.setQueryData(
      [getProfile.name, {}],
      await run(keepInProfile({ defaultLanguage: languages[language].number }))
    )
    if (chosenLanguage()?.language === language) keepLanguage({ language, by })
  }
  return { by, keep }
}
