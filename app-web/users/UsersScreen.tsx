import { listUsers } from "#domain/people/usersApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import { ListFilters } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { ListTextSearch } from "#web/lists/ListTextSearch.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useWords } from "#web/words/useWords.ts"
import { useGrantable } from "./useGrantable.ts"
import { useLocationOptions } from "./useLocationOptions.ts"
import { UsersBulk } from "./UsersBulk.tsx"
import { useUserColumns } from "./useUserColumns.tsx"

/** The people of the shop. */
export function UsersScreen() {
  const { t, of } = useWords()
  const { all, isPlatform } = useGrantable()
  const locations = useLocationOptions()
  const list = useShopList(listUsers, {
    name: "users",
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
