import { listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { ListTextSearch } from "#web/lists/ListTextSearch.tsx"
import { useListSearch } from "#web/lists/useListSearch.ts"
import { useWords } from "#web/words/useWords.ts"
import { useProfileColumns } from "./useProfileColumns.tsx"

/** How the shop prices: one profile for each insurer or kind of customer. */
export function PricingProfilesScreen() {
  const { t } = useWords()
  const types = useOptions("pricingType")
  const search = useListSearch(listPricingProfiles)
  const { asked, narrow } = search
  const columns = useProfileColumns()
  const profiles = useQueryOf(listPricingProfiles, asked, { keepsPrevious: true })
  const isNarrowed = (asked.text ?? "") !== "" || asked.pricingType !== undefined
  const clear = () => narrow({ text: undefined, pricingType: undefined })
  const create = <ButtonLink variant="primary" icon="plus" href="/pricing-profile/create">{t("profiles.new")}</ButtonLink>
  return (
    <>
      <PageHeader title={t("profiles.title")} about={t("profiles.about")} actions={create} />
      <ListFilters isNarrowed={isNarrowed} onClear={clear}>
        <ListTextSearch label={t("profiles.search")} placeholder={t("profiles.searchHint")} text={asked.text ?? ""} onSearch={(text) => narrow({ text })} />
        <Select
          label={t("profile.type")} isLabelHidden placeholder={t("profiles.anyType")} noneLabel={t("profiles.anyType")}
          options={types}
          value={asked.pricingType ?? null} onChange={(pricingType) => narrow({ pricingType: pricingType ?? undefined })}
        />
      </ListFilters>
      <ListTable
        list={profiles}
        search={search}
        label={t("profiles.title")}
        columns={columns}
        rowId={({ id }) => id}
        rowText={({ profileName }) => profileName}
        rowHref={({ id }) => `/pricing-profile/${id}/edit`}
        sort={{ column: "profileName", direction: asked.descending === true ? "descending" : "ascending" }}
        onSortChange={({ direction }) => narrow({ descending: direction === "descending" ? true : undefined })}
        empty={isNarrowed
          ? <EmptyState icon="search" title={t("profiles.noneFound")} action={<Button onPress={clear}>{t("clearFilters")}</Button>}>{t("profiles.noneFoundHint")}</EmptyState>
          : <EmptyState icon="tag" title={t("profiles.none")} action={create}>{t("profiles.noneHint")}</EmptyState>}
      />
    </>
  )
}
