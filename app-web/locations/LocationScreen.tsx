import { Schema } from "effect"
import { useState } from "react"
import { useParams } from "react-router-dom"
import { type Location, LocationId } from "#domain/locations/Location.ts"
import { deleteLocation, getLocation, listLocations } from "#domain/locations/locationsApi.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { DeleteRecord } from "#web/forms/DeleteRecord.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useLocale } from "#web/words/WordsProvider.tsx"
import { AddressSection, NameSection, NumbersSection, TaxSection } from "./LocationFields.tsx"
import { TaxLinesSection } from "./LocationTaxLines.tsx"
import { locationKind } from "./locationKind.ts"
import { useLocationWords } from "./useLocationWords.ts"

const HoursSection = lazyPart(() => import("./LocationHours.tsx"), "HoursSection", "now")

/** The form of a new or existing location. */
export function LocationScreen() {
  const { id } = useParams()
  if (id === undefined) return <LocationForm />
  return Schema.is(LocationId)(id) ? <KnownLocation id={id} key={id} /> : <NotFoundScreen />
}

function KnownLocation({ id }: { readonly id: LocationId }) {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getLocation, { id })
  if (data !== undefined) return <LocationForm location={data} />
  if (error?._tag === "LocationNotFound") return <NotFoundScreen />
  return (
    <RecordWaiting
      back={{ label: t("locations.title"), href: "/locations" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}

/** Shows a duplicate short id or an invalid status on its field. */
const errorsOf = ({ _tag }: Failure) =>
  _tag === "LocationShortIdTaken"
    ? { locationShortId: ["shortId.taken"] }
    : _tag === "LastActiveLocation"
      ? { status: ["failure.LastActiveLocation"] }
      : undefined

/** The location form: name, address, taxes and services. */
function LocationForm({ location }: { readonly location?: Location }) {
  const { t, of } = useWords()
  const country = useLocale().country === "CA" ? "CA" : "US"
  const [kind] = useState(() => locationKind(country))
  const words = useLocationWords()
  const open = useOpenRecord(kind, location)
  const saving = useSaveRecord(kind, open, words, { errorsOf })
  const { form } = open
  const header = (
    <PageHeader
      title={location?.locationName ?? t("location.newTitle")}
      back={{ label: t("locations.title"), href: "/locations" }}
      status={location?.status === "inactive" && <StatusDot isHollow>{of("locationStatus", "inactive")}</StatusDot>}
      actions={
        location && (
          <DeleteRecord
            id={location.id}
            call={deleteLocation}
            list={listLocations}
            listPath="/locations"
            words={{
              press: t("location.delete"),
              ask: t("location.deleteAsk", { name: location.locationName }),
              hint: t("location.deleteHint"),
              done: t("location.deleted", { name: location.locationName })
            }}
            onDeleted={open.draft.clear}
          />
        )
      }
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/locations">
      <NameSection form={form} isNew={location === undefined} />
      <AddressSection form={form} />
      <HoursSection form={form} />
      <TaxSection form={form} isNew={location === undefined} />
      <TaxLinesSection form={form} />
      <NumbersSection form={form} />
    </RecordForm>
  )
}
