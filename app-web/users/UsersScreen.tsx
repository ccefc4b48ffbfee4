import "./UserName.css"
import { imageUrl } from "#domain/account/imageUrl.ts"
import type { User } from "#domain/people/User.ts"
import { listUsers, postUsersChange } from "#domain/people/usersApi.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { Avatar } from "#ui/Avatar.tsx"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { SelectedRows } from "#web/lists/useRowSelection.ts"
import { useShopList } from "#web/lists/useShopList.ts"
import { TruncatedText } from "#web/page/TruncatedText.tsx"
import { languageName, languageOf } from "#domain/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import { useGrantableRoles, useLocationOptions } from "./useGrantableRoles.ts"

/** The list of the shop's users. */
export function UsersScreen() {
  const { t, of } = useWords()
  const { all, isPlatform } = useGrantableRoles()
  const locations = useLocationOptions()
  const list = useShopList(listUsers, {
    columns: useUserColumns(),
    sort: { column: "name", direction: "ascending" },
    hasFile: true
  })
  const { asked, narrow, clear } = list
  const create = (
    <ButtonLink variant="primary" icon="plus" href="/users/create">
      {t("users.new")}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t("users.title")} about={t("users.about")} actions={create} />
      <ListFilters list={list}>
        <ListTextSearch
          label={t("users.search")}
          placeholder={t("users.searchHint")}
          text={asked.text ?? ""}
          onSearch={(text) => narrow({ text })}
        />
        <Select
          label={t("user.role")}
          isLabelHidden
          placeholder={t("users.anyRole")}
          noneLabel={t("users.anyRole")}
          options={all.map((role) => ({ value: role, label: of("role", role) }))}
          value={asked.role ?? null}
          onChange={(role) => narrow({ role: role ?? undefined })}
        />
        {!isPlatform && locations.options.length > 0 && (
          <Select
            label={t("user.location")}
            isLabelHidden
            placeholder={t("users.anyLocation")}
            noneLabel={t("users.anyLocation")}
            options={locations.options}
            value={asked.location ?? null}
            onChange={(location) => narrow({ location: location ?? undefined })}
          />
        )}
        <Select
          label={t("user.status")}
          isLabelHidden
          placeholder={t("users.anyStatus")}
          noneLabel={t("users.anyStatus")}
          options={[
            { value: "true", label: t("user.active") },
            { value: "false", label: t("user.inactive") }
          ]}
          value={asked.active === undefined ? null : `${asked.active}`}
          onChange={(active) => narrow({ active: active === null ? undefined : active === "true" })}
        />
      </ListFilters>
      <ListTable
        list={list}
        label={t("users.title")}
        rowId={({ id }) => id}
        rowText={({ firstName, lastName }) => `${firstName} ${lastName}`}
        bulk={(chosen) => <UsersBulk chosen={chosen} />}
        rowHref={({ id }) => `/users/${id}/edit`}
        empty={
          <EmptyState
            icon="search"
            title={t("users.noneFound")}
            action={<Button onPress={clear}>{t("clearFilters")}</Button>}
          >
            {t("users.noneFoundHint")}
          </EmptyState>
        }
      />
    </>
  )
}

/** Returns the columns of the users list. Extra ones are hidden by default. */
const useUserColumns = (): ReadonlyArray<TableColumn<User>> => {
  const { t, of } = useWords()
  const { nameOf } = useLocationOptions()
  return [
    { id: "name", title: t("user.name"), allowsSorting: true, cell: (user) => <UserName user={user} /> },
    {
      id: "userName",
      title: t("userName"),
      allowsSorting: true,
      width: "1.25fr",
      cell: ({ userName }) => <TruncatedText text={userName} />
    },
    { id: "roles", title: t("user.roles"), cell: ({ roles }) => roles.map((role) => of("role", role)).join(", ") },
    {
      id: "location",
      title: t("user.location"),
      minTableWidth: "wide",
      cell: ({ defaultLocationKey }) => nameOf(defaultLocationKey) ?? "–"
    },
    {
      id: "email",
      title: t("emailAddress"),
      minTableWidth: "medium",
      width: "1.75fr",
      minWidth: 224,
      cell: ({ emailAddress }) => <TruncatedText text={emailAddress} />
    },
    {
      id: "phone",
      title: t("phoneNumber"),
      width: "150px",
      isOptional: true,
      cell: ({ phoneNumber }) => <span className="tabular">{formatPhone(phoneNumber) || "–"}</span>
    },
    {
      id: "language",
      title: t("language"),
      isOptional: true,
      cell: ({ defaultLanguage }) => languageName(languageOf(defaultLanguage))
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

/** A user in a row: photo or initials, and name. */
function UserName({ user }: { readonly user: Pick<User, "firstName" | "lastName" | "photo" | "usesAvatar"> }) {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <span className="UserName">
      <Avatar name={name} src={imageUrl(user)} size={24} />
      <span>{name}</span>
    </span>
  )
}

/** Deactivates or reactivates the selected users, without confirmation because it can be undone. */
function UsersBulk({ chosen }: { readonly chosen: SelectedRows }) {
  const { t } = useWords()
  const bulk = useBulk(postUsersChange, chosen)
  const turn = (active: boolean, label: string) => (
    <Button size="small" variant="quiet" isDisabled={bulk.isPending} onPress={() => bulk.start({ active })}>
      {label}
    </Button>
  )
  return (
    <>
      {turn(true, t("user.activate"))}
      {turn(false, t("user.deactivate"))}
      {bulk.dialogs}
    </>
  )
}
