import { useQueryClient } from "@tanstack/react-query"
import { access } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { useSession } from "#web/session/useSession.ts"
import { type Language, languages } from "#domain/words/languages.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useSpeech } from "#web/words/WordsProvider.tsx"
import { useToast } from "#web/page/useToast.ts"

/** Chooses the language of the page, at once; for somebody who is signed in also in their profile (spec §1). */
export const useChooseLanguage = () => {
  const { person } = useSession()
  const { choose } = useSpeech()
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const textOf = useFailureText()

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
  }
  return (language: Language) => {
    choose(language, person?.id)
    if (person === undefined || !mayEnter(access["/account"], person)) return
    keep(language).catch((failure: { readonly _tag: string }) => showToast({ kind: "warning", text: textOf(failure) }))
  }
}
