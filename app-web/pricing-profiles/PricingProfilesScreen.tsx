import { listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
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
import { DeleteProfiles } from "./DeleteProfiles.tsx"
import { useProfileColumns } from "./useProfileColumns.tsx"

/** How the shop prices: one profile for each insurer or kind of customer. */
export function PricingProfilesScreen() {
  const { t } = useWords()
  const types = useOptions("pricingType")
  const list = useShopList(listPricingProfiles, {
    name: "pricingProfiles",
    columns: useProfileColumns(),
    sort: { column: "profileName", direction: "ascending" },
    hasFile: true
  })
  const { asked, narrow, isNarrowed, clear } = list
  const create = (
    <ButtonLink variant="primary" icon="plus" href="/pricing-profile/create">
      {t("profiles.new")}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t("profiles.title")} about={t("profiles.about")} actions={create} />
      <ListFilters list={list}>
        <ListTextSearch
          label={t("profiles.search")}
          placeholder={t("profiles.searchHint")}
          text={asked.text ?? ""}
          onSearch={(text) => narrow({ text })}
        />
        <Select
          label={t("profile.type")}
          isLabelHidden
          placeholder={t("profiles.anyType")}
          noneLabel={t("profiles.anyType")}
          options={types}
          value={asked.pricingType ?? null}
          onChange={(pricingType) => narrow({ pricingType: pricingType ?? undefined })}
        />
      </ListFilters>
      <ListTable
        list={list}
        label={t("profiles.title")}
        rowId={({ id }) => id}
        rowText={({ profileName }) => profileName}
        rowHref={({ id }) => `/pricing-profile/${id}/edit`}
        bulk={(chosen) => <DeleteProfiles chosen={chosen} />}
        empty={
          isNarrowed ? (
            <EmptyState
              icon="search"
              title={t("profiles.noneFound")}
              action={<Button onPress={clear}>{t("clearFilters")}</Button>}
            >
              {t("profiles.noneFoundHint")}
            </EmptyState>
          ) : (
            <EmptyState icon="tag" title={t("profiles.none")} action={create}>
              {t("profiles.noneHint")}
            </EmptyState>
          )
        }
      />
    </>
  )
}
