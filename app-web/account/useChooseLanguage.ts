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
 * profile has it, the choice stands at this browser, and the next page sends it again.
 */
export const useChooseLanguage = () => {
  const { person } = useSession()
  const { choose } = useSpeech()
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const textOf = useFailureText()
  const by = person?.id
  const hasProfile = person !== undefined && mayEnter(access["/account"], person)

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

  const resume = useEffectEvent(() => {
    const chosen = chosenLanguage()
    // What fails was said when it was chosen.
    if (hasProfile && chosen?.isPending && chosen.by === by) keep(chosen.language).catch(() => undefined)
  })
  useEffect(() => resume(), [by])

  return (language: Language) => {
    choose({ language, by, isPending: hasProfile })
    if (!hasProfile) return
    keep(language).catch((failure: { readonly _tag: string }) => showToast({ kind: "warning", text: textOf(failure) }))
  }
}
