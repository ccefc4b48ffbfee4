import { type Location, LocationStatus } from "#domain/locations/Location.ts"
import {
  getLocation,
  listJobLocations,
  listLocations,
  postLocationsChange,
  putLocation
} from "#domain/locations/locationsApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { SelectedRows } from "#web/lists/useRowSelection.ts"
import { useShopList } from "#web/lists/useShopList.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { useLocationColumns } from "./useLocationColumns.tsx"

/** The list of the shop's locations. */
export function LocationsScreen() {
  const { t } = useWords()
  const statuses = useOptions("locationStatus", LocationStatus)
  const list = useShopList(listLocations, {
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

/**
 * The row menu of a location: opens or closes it for new jobs. Existing jobs stay with it, and the change can be
 * undone.
 */
function LocationMenu({ location }: { readonly location: Location }) {
  const { t } = useWords()
  const showToast = useToast()
  const { send } = useApiMutation(putLocation, { invalidates: [listLocations, listJobLocations, getLocation] })
  const turn = (from: Location, status: Location["status"], isUndone: boolean) =>
    send(
      { ...from, status },
      {
        onSuccess: (kept) =>
          showToast({
            kind: "success",
            text: t(status === "active" ? "location.activated" : "location.deactivated", { name: kept.locationName }),
            ...(isUndone ? {} : { action: { label: t("undo"), onPress: () => turn(kept, from.status, true) } })
          })
      }
    )
  const isActive = location.status === "active"
  const label = t("location.actionsOf", { name: location.locationName })
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton size="small" icon="more" label={label} />}
      groups={[
        {
          choices: [
            { id: "edit", icon: "edit", label: t("edit"), href: `/locations/${location.id}/edit` },
            {
              id: "turn",
              icon: isActive ? "lock" : "check",
              label: t(isActive ? "location.deactivate" : "location.activate"),
              ...(isActive ? { description: t("location.statusHint") } : {}),
              onAction: () => turn(location, isActive ? "inactive" : "active", false)
            }
          ]
        }
      ]}
    />
  )
}

/** Opens or closes the selected locations for new jobs, without confirmation because it can be undone. */
function LocationsBulk({ chosen }: { readonly chosen: SelectedRows }) {
  const { t } = useWords()
  const bulk = useBulk(postLocationsChange, chosen)
  const turn = (status: "active" | "inactive", label: string) => (
    <Button size="small" variant="quiet" isDisabled={bulk.isPending} onPress={() => bulk.start({ status })}>
      {label}
    </Button>
  )
  return (
    <>
      {turn("active", t("location.activate"))}
      {turn("inactive", t("location.deactivate"))}
      {bulk.dialogs}
    </>
  )
}
