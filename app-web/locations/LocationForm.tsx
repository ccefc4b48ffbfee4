import { useState } from "react"
import type { Location } from "#domain/locations/Location.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useSpeech } from "#web/words/WordsProvider.tsx"
import { useWords } from "#web/words/useWords.ts"
import { AddressSection } from "./AddressSection.tsx"
import { locationKind } from "./locationKind.ts"
import { NameSection } from "./NameSection.tsx"
import { TaxSection } from "./TaxSection.tsx"
import { useLocationWords } from "./useLocationWords.ts"

/** A taken short id and a status that may not be are matters of their fields. */
const errorsOf = ({ _tag }: Failure) =>
  _tag === "LocationShortIdTaken"
    ? { locationShortId: ["shortId.taken"] }
    : _tag === "LastActiveLocation"
      ? { status: ["failure.LastActiveLocation"] }
      : undefined

/** A location: what it is called, where it stands, what it taxes and offers. */
export function LocationForm({ location }: { readonly location?: Location }) {
  const { t, of } = useWords()
  const country = useSpeech().country === "CA" ? "CA" : "US"
  const [kind] = useState(() => locationKind(country))
  const words = useLocationWords()
  const open = useOpenRecord(kind, location)
  const saving = useSaveRecord(kind, open, words, errorsOf)
  const { form } = saving
  const header = (
    <PageHeader
      title={location?.locationName ?? t("location.newTitle")}
      back={{ label: t("locations.title"), href: "/locations" }}
      status={location?.status === "inactive" && <StatusDot isHollow>{of("locationStatus", "inactive")}</StatusDot>}
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/locations">
      <NameSection form={form} isNew={location === undefined} />
      <AddressSection form={form} />
      <TaxSection form={form} />
    </RecordForm>
  )
}
