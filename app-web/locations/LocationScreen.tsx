import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { LocationId } from "#domain/locations/Location.ts"
import { getLocation } from "#domain/locations/locationsApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useWords } from "#web/words/useWords.ts"
import { LocationForm } from "./LocationForm.tsx"

/** A location: a new one, or one to change. */
export function LocationScreen() {
  const { id } = useParams()
  if (id === undefined) return <LocationForm />
  return Schema.is(LocationId)(id) ? <KnownLocation id={id} key={id} /> : <NotFoundScreen />
}

function KnownLocation({ id }: { readonly id: LocationId }) {
  const { t } = useWords()
  const { data, error, refetch } = useQueryOf(getLocation, { id })
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
