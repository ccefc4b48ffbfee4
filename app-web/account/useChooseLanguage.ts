import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent } from "react"
import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { useSession } from "#web/session/useSession.ts"
import { type Language, languages } from "#domain/words/languages.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useLocale } from "#web/words/WordsProvider.tsx"
import { useToast } from "#web/page/useToast.ts"
import { chosenLanguage, saveLanguageChoice } from "#web/words/languageChoice.ts"

/**
 * Returns a function that changes the language of the page immediately and, for signed-in users, also in their profile
 * (spec §1). Until the profile is saved, the choice is stored in this browser, and the next page load retries it
 * (`useUnsavedLanguage`).
 */
export const useChooseLanguage = () => {
  const { choose } = useLocale()
  const { by, keep } = useSaveLanguage()
  const showToast = useToast()
  const textOf = useFailureText()
  return (language: Language) => {
    choose({ language, by, isPending: keep !== undefined })
    keep?.(language).catch((failure: { readonly _tag: string }) =>
      showToast({ kind: "warning", text: textOf(failure) })
    )
  }
}

/** Retries saving a language that a previous page load could not save to the profile. Runs once per page load. */
export const useUnsavedLanguage = () => {
  const { by, keep } = useSaveLanguage()
  const resume = useEffectEvent(() => {
    const chosen = chosenLanguage()
    // A failure was already reported when the language was chosen.
    if (chosen?.isPending && chosen.by === by) keep?.(chosen.language).catch(() => undefined)
  })
  useEffect(() => resume(), [by])
}

/** Returns a function that saves a language to the current user's profile, if they have one. */
const useSaveLanguage = () => {
  const { person } = useSession()
  const run = useRun()
  const queries = useQueryClient()
  const by = person?.id
  if (person === undefined || !hasAccess(access["/account"], person)) return { by, keep: undefined }
  const keep = async (language: Language) => {
    // Loaded on demand, because the language is never changed before the first screen is shown.
    const [{ saveInProfile }, { getProfile }] = await Promise.all([
      import("#web/account/saveInProfile.ts"),
      import("#domain/account/accountApi.ts")
    ])
    queries.setQueryData(
      [getProfile.name, {}],
      await run(saveInProfile({ defaultLanguage: languages[language].number }))
    )
    if (chosenLanguage()?.language === language) saveLanguageChoice({ language, by })
  }
  return { by, keep }
}
