import type { NamedAt } from "#web/forms/FormProblems.tsx"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import { languageName, languageOf } from "#domain/words/languages.ts"
import { useScheduleWords } from "#web/forms/useScheduleWords.ts"
import { useWords } from "#web/words/useWords.ts"
import { useLocationOptions } from "./useGrantableRoles.ts"
import type { UserValues } from "./userKind.ts"

/** The texts of the user form: field labels, values and messages. */
export const useUserWords = (): RecordTexts<UserValues> => {
  const { t, of } = useWords()
  const { nameOf: placeOf } = useLocationOptions()
  const { sayWeek, sayDaysOff } = useScheduleWords()
  const say = (name: keyof UserValues, values: UserValues): string => {
    switch (name) {
      case "roles":
        return values.roles.map((role) => of("role", role)).join(", ")
      case "defaultLocationKey":
        return placeOf(values.defaultLocationKey) ?? t("none")
      case "assignedLocations":
        return values.assignedLocations.map((id) => placeOf(id) ?? "").join(", ") || t("none")
      case "defaultLanguage":
        return languageName(languageOf(values.defaultLanguage))
      case "workHours":
        return sayWeek(values.workHours)
      case "daysOff":
        return sayDaysOff(values.daysOff)
      case "skills":
        return values.skills.map((skill) => of("skill", skill)).join(", ") || t("none")
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

const choices = new Set(["roles", "defaultLanguage", "timeZone"])

/** Returns the labels of the form's fields. */
export const useUserNames = () => {
  const { t } = useWords()
  const { nameInSchedule } = useScheduleWords()
  const labels: Readonly<Record<keyof UserValues, string>> = {
    userName: t("userName"),
    firstName: t("user.firstName"),
    lastName: t("user.lastName"),
    emailAddress: t("emailAddress"),
    phoneNumber: t("phoneNumber"),
    roles: t("user.roles"),
    defaultLocationKey: t("user.defaultLocation"),
    assignedLocations: t("user.assignedLocations"),
    defaultLanguage: t("language"),
    timeZone: t("timeZone"),
    workHours: t("user.workHours"),
    daysOff: t("user.daysOff"),
    skills: t("user.skills"),
    password: t("password")
  }
  const nameOf = (path: string): NamedAt => {
    const [field = ""] = path.split(".")
    const inSchedule = nameInSchedule(path)
    if (inSchedule !== undefined) return inSchedule
    return { label: labels[field as keyof UserValues] ?? path, isChoice: choices.has(field) }
  }
  return { labels, nameOf }
}
