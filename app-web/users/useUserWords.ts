import type { RecordWords } from "#web/forms/RecordWords.ts"
import { languageNames, languages } from "#web/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import { useLocationOptions } from "./useLocationOptions.ts"
import type { UserValues } from "./UserTyped.ts"
import { useUserNames } from "./useUserNames.ts"

/** How a person is spoken of: what the fields are called, their values, what happened. */
export const useUserWords = (): RecordWords<UserValues> => {
  const { t, of } = useWords()
  const { nameOf: placeOf } = useLocationOptions()
  const say = (name: keyof UserValues, values: UserValues): string => {
    switch (name) {
      case "roles":
        return values.roles.map((role) => of("role", role)).join(", ")
      case "defaultLocationKey":
        return placeOf(values.defaultLocationKey) ?? t("none")
      case "assignedLocations":
        return values.assignedLocations.map((id) => placeOf(id) ?? "").join(", ") || t("none")
      case "defaultLanguage":
        return languageNames[languages[values.defaultLanguage]]
      default:
        return values[name]
    }
  }
  return {
    ...useUserNames(),
    say,
    created: t("user.created"),
    saved: t("user.saved"),
    joined: t("user.joined"),
    changed: t("failure.UserChanged")
  }
}
