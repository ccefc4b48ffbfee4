import type { NamedAt } from "#web/forms/FormProblems.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { UserValues } from "./UserTyped.ts"

const choices = new Set(["roles", "defaultLanguage", "timeZone"])

/** What the fields of a person are called. */
export const useUserNames = () => {
  const { t } = useWords()
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
    password: t("password")
  }
  const nameOf = (path: string): NamedAt => {
    const [field = ""] = path.split(".")
    return { label: labels[field as keyof UserValues] ?? path, isChoice: choices.has(field) }
  }
  return { labels, nameOf }
}
