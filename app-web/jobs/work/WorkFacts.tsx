import { type JobWork } from "#domain/jobs/JobWork.ts"
import { JobWorkDraft } from "#domain/jobs/jobStepsApi.ts"
import type { Location } from "#domain/locations/Location.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { Link } from "#ui/Link.tsx"
import { useClock } from "#web/jobs/install/useClock.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { Button } from "#ui/Button.tsx"
import { DateField } from "#ui/DateField.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { LineStatus } from "#domain/estimates/EstimateLine.ts"
import { useLineText } from "#web/jobs/parts/useLineText.ts"

/** Customer, vehicle, date and place, with links to call and to navigate. */
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
                    <Link href={`tel:${phoneNumber.replace(/[^\d+]/g, "")}`}>{formatPhone(phoneNumber)}</Link>
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

interface WorkLinesProps {
  readonly job: JobWork
  readonly form: Form<typeof JobWorkDraft>
  readonly isLocked: boolean
}

/** Labor is performed; the other lines are installed. */
const isInstalled = ({ kind }: JobWork["lines"][number]) =>
  kind !== "labor" && kind !== "calibration" && kind !== "fee" && kind !== "repair"

/** What is installed, and how to trace each piece: DOT number of the glass, lot and expiry of the adhesive. */
export function WorkLines({ job: { lines }, form, isLocked }: WorkLinesProps) {
  const { t, of } = useWords()
  const { quantity } = useFormats()
  const textOf = useLineText()
  const { values, set } = form
  const put = new Set<string>(lines.filter(isInstalled).map(({ id }) => id))
  const allIn = () =>
    set(
      "lines",
      values.lines.map((line) => (put.has(line.id) ? { ...line, status: "installed" as const } : line))
    )
  const statuses = LineStatus.literals.map((value) => ({ value, label: of("lineStatus", value) }))
  return (
    <div className="WorkLines">
      <ul>
        {lines.map((line) => {
          const at = values.lines.findIndex(({ id }) => id === line.id)
          const name = textOf(line.description) || of("lineKind", line.kind)
          return (
            <li key={line.id} className="WorkLine">
              <p className="WorkLineName">
                <strong>{name}</strong>{" "}
                <span className="Quiet tabular">
                  {[line.partNumber, `× ${quantity(line.quantity)}`].filter((text) => text !== "").join(" ")}
                </span>
              </p>
              {isInstalled(line) && at !== -1 && (
                <div className="WorkLineFields">
                  <Select
                    {...form.field(`lines.${at}.status`, t("line.status"))}
                    onChange={(status) => {
                      if (status !== null) set(`lines.${at}.status`, status)
                    }}
                    options={statuses}
                    isDisabled={isLocked}
                  />
                  {line.kind === "glass" && (
                    <TextField
                      {...form.field(`lines.${at}.dotNumber`, t("line.dotNumber"))}
                      autoComplete="off"
                      isReadOnly={isLocked}
                    />
                  )}
                  {line.kind === "kit" && (
                    <>
                      <TextField
                        {...form.field(`lines.${at}.adhesiveManufacturer`, t("line.adhesiveManufacturer"))}
                        autoComplete="off"
                        isReadOnly={isLocked}
                      />
                      <TextField
                        {...form.field(`lines.${at}.adhesiveLot`, t("line.adhesiveLot"))}
                        autoComplete="off"
                        isReadOnly={isLocked}
                      />
                      <DateField
                        {...form.field(`lines.${at}.adhesiveExpiry`, t("line.adhesiveExpiry"))}
                        isReadOnly={isLocked}
                      />
                    </>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {!isLocked && put.size > 0 && (
        <Button icon="check" onPress={allIn}>
          {t("work.allInstalled")}
        </Button>
      )}
    </div>
  )
}
