import { listLocations } from "#domain/locations/locationsApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { ListTextSearch } from "#web/lists/ListTextSearch.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useWords } from "#web/words/useWords.ts"
import { LocationsBulk } from "./LocationsBulk.tsx"
import { LocationMenu } from "./LocationMenu.tsx"
import { useLocationColumns } from "./useLocationColumns.tsx"

/** Where the shop works from. */
export function LocationsScreen() {
  const { t } = useWords()
  const statuses = useOptions("locationStatus")
  const list = useShopList(listLocations, {
    name: "locations",
    columns: useLocationColumns(),
    sort: { column: "locationName", direction: "ascending" },
    hasFile: true
  })
  const { asked, narrow, isNarrowed, clear } = list
  const create = (
    <ButtonLink variant="primary" icon="plus" href="/locations/create">
      {t("locations.new")}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t("locations.title")} about={t("locations.about")} actions={create} />
      <ListFilters list={list}>
        <ListTextSearch
          label={t("locations.search")}
          placeholder={t("locations.searchHint")}
          text={asked.text ?? ""}
          onSearch={(text) => narrow({ text })}
        />
        <Select
          label={t("location.status")}
          isLabelHidden
          placeholder={t("locations.anyStatus")}
          noneLabel={t("locations.anyStatus")}
          options={statuses}
          value={asked.status ?? null}
          onChange={(status) => narrow({ status: status ?? undefined })}
        />
      </ListFilters>
      <ListTable
        list={list}
        label={t("locations.title")}
        rowId={({ id }) => id}
        rowText={({ locationName }) => locationName}
        rowHref={({ id }) => `/locations/${id}/edit`}
        rowActions={(location) => <LocationMenu location={location} />}
        rowActionsLabel={t("locations.actions")}
        bulk={(chosen) => <LocationsBulk chosen={chosen} />}
        empty={
          isNarrowed ? (
            <EmptyState
              icon="search"
              title={t("locations.noneFound")}
              action={<Button onPress={clear}>{t("clearFilters")}</Button>}
            >
              {t("locations.noneFoundHint")}
            </EmptyState>
          ) : (
            <EmptyState icon="map-pin" title={t("locations.none")} action={create}>
              {t("locations.noneHint")}
            </EmptyState>
          )
        }
      />
    </>
  )
}
