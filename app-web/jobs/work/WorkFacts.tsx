import type { JobWork } from "#domain/jobs/JobWork.ts"
import type { Location } from "#domain/locations/Location.ts"
import { phoneText } from "#domain/shared/phoneDigits.ts"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { Link } from "#ui/Link.tsx"
import { useClock } from "#web/jobs/install/useClock.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** Whose car, when and where: to call, to drive to. */
export function WorkFacts({
  job: { phoneNumbers, address, vehicle, install, locationId },
  locations
}: {
  readonly job: JobWork
  readonly locations: ReadonlyArray<Location>
}) {
  const { t, of } = useWords()
  const { day } = useFormats()
  const { clock } = useClock()
  const place = address ?? locations.find(({ id }) => id === locationId)?.address
  const written =
    place === undefined
      ? ""
      : [place.address1, place.address2, place.city, `${place.region} ${place.postalCode}`]
          .filter((line) => line.trim() !== "")
          .join(", ")
  const when = [
    day(install.date),
    install.timeFrame === "" ? "" : of("timeFrame", install.timeFrame),
    clock(install.time)
  ]
    .filter((text) => text !== "")
    .join(", ")
  const plate = [vehicle.plate, vehicle.plateState].filter((text) => text !== "").join(" ")
  return (
    <DefinitionList
      layout="columns"
      items={[
        { label: t("install.date"), value: when || "–" },
        { label: t("install.repairLocation"), value: of("repairLocation", install.repairLocation) },
        {
          label: t("address1"),
          value:
            written === "" ? (
              "–"
            ) : (
              <Link
                href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(written)}`}
                target="_blank"
                rel="noreferrer"
              >
                {written}
              </Link>
            )
        },
        {
          label: t("phoneNumber"),
          value:
            phoneNumbers.length === 0 ? (
              "–"
            ) : (
              <>
                {phoneNumbers.map(({ phoneNumber }) => (
                  <div key={phoneNumber}>
                    <Link href={`tel:${phoneNumber.replace(/[^\d+]/g, "")}`}>{phoneText(phoneNumber)}</Link>
                  </div>
                ))}
              </>
            )
        },
        ...(install.availability === "" ? [] : [{ label: t("install.availability"), value: install.availability }]),
        { label: t("vehicle.vin"), value: vehicle.vin || "–" },
        { label: t("vehicle.plate"), value: plate || "–" }
      ]}
    />
  )
}
