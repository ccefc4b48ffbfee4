import "./ProfileList.css"
import { useState } from "react"
import { type PricingProfile, PricingType } from "#domain/pricing-profiles/PricingProfile.ts"
import { listPricingProfiles, postPricingProfilesDelete } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { SelectedRows } from "#web/lists/useRowSelection.ts"
import { useShopList } from "#web/lists/useShopList.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** The list of pricing profiles, one per insurer or type of customer. */
export function PricingProfilesScreen() {
  const { t } = useWords()
  const types = useOptions("pricingType", PricingType)
  const list = useShopList(listPricingProfiles, {
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

/** Returns the columns of the profiles list. */
const useProfileColumns = (): ReadonlyArray<TableColumn<PricingProfile>> => {
  const { t, of } = useWords()
  const { money, percent } = useFormats()
  return [
    {
      id: "profileName",
      title: t("profile.name"),
      allowsSorting: true,
      cell: ({ profileName, isDefault }) =>
        isDefault ? (
          <span>
            {profileName} <Badge>{t("profile.default")}</Badge>
          </span>
        ) : (
          profileName
        )
    },
    { id: "pricingType", title: t("profile.type"), cell: ({ pricingType }) => of("pricingType", pricingType) },
    {
      id: "method",
      title: t("profile.method"),
      minTableWidth: "wide",
      cell: ({ method }) => of("pricingMethod", method)
    },
    {
      id: "windshield",
      title: t("profile.windshield"),
      align: "end",
      cell: ({ windshieldPercent }) => percent(windshieldPercent)
    },
    {
      id: "tempered",
      title: t("profile.tempered"),
      align: "end",
      minTableWidth: "medium",
      cell: ({ temperedPercent }) => percent(temperedPercent)
    },
    {
      id: "labor",
      title: t("profile.labor"),
      align: "end",
      width: "150px",
      cell: ({ laborType, laborRate }) => (
        <span>
          {money(laborRate)} <span className="ProfileUnit">{of("laborType", laborType)}</span>
        </span>
      )
    },
    {
      id: "isDefault",
      title: t("profile.isDefault"),
      isOptional: true,
      cell: ({ isDefault }) => t(isDefault ? "yes" : "no")
    },
    {
      id: "laborType",
      title: t("profile.laborType"),
      isOptional: true,
      cell: ({ laborType }) => of("laborType", laborType)
    }
  ]
}

/** Deletes profiles in bulk after confirmation. Those in use by customers are kept and listed. */
function DeleteProfiles({ chosen }: { readonly chosen: SelectedRows }) {
  const { t } = useWords()
  const bulk = useBulk(postPricingProfilesDelete, chosen)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" icon="trash" isPending={bulk.isPending} onPress={() => setAsking(true)}>
        {t("profiles.bulkDelete")}
      </Button>
      <ConfirmDialog
        title={t("profiles.bulkDeleteAsk", { count: chosen.count })}
        cancelLabel={t("cancel")}
        confirmLabel={t("profiles.bulkDeleteConfirm", { count: chosen.count })}
        isDangerous
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          bulk.start({})
          setAsking(false)
        }}
      >
        {t("profiles.bulkDeleteHint")}
      </ConfirmDialog>
      {bulk.dialogs}
    </>
  )
}
