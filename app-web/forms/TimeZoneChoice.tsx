import { useMemo, useState } from "react"
import { useIntl } from "react-intl"
import { ComboBox } from "#ui/ComboBox.tsx"
import { useWords } from "#web/words/useWords.ts"
import { matchesTimeZone, localizeTimeZone, formatTimeZone, timeZones } from "./timeZones.ts"
import "./TimeZoneField.css"

export interface TimeZoneChoiceProps {
  readonly name: string
  readonly label: string
  /** IANA name; "" if empty. */
  readonly value: string
  readonly onChange: (zone: string) => void
  readonly onBlur?: () => void
  readonly errorMessage?: string | undefined
  readonly description?: string | undefined
  readonly isRequired?: boolean
}

/** A time zone field, searchable by city or common name. Spread `form.field("timeZone", …)` into it. */
export function TimeZoneChoice({ value, onChange, ...field }: TimeZoneChoiceProps) {
  const { t } = useWords()
  const { locale } = useIntl()
  const [text, setText] = useState("")
  const zones = useMemo(() => {
    const known = value === "" || timeZones.includes(value) ? timeZones : [...timeZones, value]
    return known.map((zone) => localizeTimeZone(zone, locale))
  }, [value, locale])
  const isChosen = zones.some((one) => one.zone === value && formatTimeZone(one) === text)
  const found = text === "" || isChosen ? zones : zones.filter((one) => matchesTimeZone(one, text))
  return (
    <ComboBox
      {...field}
      menuTrigger="focus"
      items={found}
      itemKey={({ zone }) => zone}
      itemText={formatTimeZone}
      renderItem={({ place, name }) => (
        <span className="TimeZone">
          <span>{place}</span>
          <span className="TimeZoneName">{name}</span>
        </span>
      )}
      value={value === "" ? null : value}
      onChange={(zone) => onChange(zone ?? "")}
      onInputChange={setText}
      loadingLabel={t("loading")}
      emptyLabel={t("timeZone.none")}
    />
  )
}
