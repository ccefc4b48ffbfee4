import type { User } from "#domain/people/User.ts"
import { phoneText } from "#domain/shared/phoneText.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { Breakable } from "#web/lists/Breakable.tsx"
import { languageNames, languages } from "#web/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import { useLocationOptions } from "./useLocationOptions.ts"
import { UserName } from "./UserName.tsx"

/** The columns of the list of people; those that are extra can be chosen. */
export const useUserColumns = (): ReadonlyArray<TableColumn<User>> => {
  const { t, of } = useWords()
  const { nameOf } = useLocationOptions()
  return [
    { id: "name", title: t("user.name"), allowsSorting: true, cell: (user) => <UserName user={user} /> },
    {
      id: "userName",
      title: t("userName"),
      allowsSorting: true,
      width: "1.25fr",
      cell: ({ userName }) => <Breakable text={userName} />
    },
    { id: "roles", title: t("user.roles"), cell: ({ roles }) => roles.map((role) => of("role", role)).join(", ") },
    {
      id: "location",
      title: t("user.location"),
      from: "wide",
      cell: ({ defaultLocationKey }) => nameOf(defaultLocationKey) ?? "–"
    },
    {
      id: "email",
      title: t("emailAddress"),
      from: "medium",
      width: "1.75fr",
      cell: ({ emailAddress }) => <Breakable text={emailAddress} />
    },
    {
      id: "phone",
      title: t("phoneNumber"),
      width: "150px",
      isExtra: true,
      cell: ({ phoneNumber }) => <span className="tabular">{phoneText(phoneNumber) || "–"}</span>
    },
    {
      id: "language",
      title: t("language"),
      isExtra: true,
      cell: ({ defaultLanguage }) => languageNames[languages[defaultLanguage]]
    },
    {
      id: "active",
      title: t("user.status"),
      cell: ({ active }) => (
        <StatusDot tone={active ? "success" : "neutral"} isHollow={!active}>
          {t(active ? "user.active" : "user.inactive")}
        </StatusDot>
      )
    }
  ]
}
