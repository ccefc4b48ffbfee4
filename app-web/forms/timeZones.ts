const america = `New_York Detroit Kentucky/Louisville Kentucky/Monticello Indiana/Indianapolis Indiana/Vincennes Indiana/Winamac Indiana/Marengo
Indiana/Petersburg Indiana/Vevay Chicago Indiana/Tell_City Indiana/Knox Menominee North_Dakota/Center North_Dakota/New_Salem North_Dakota/Beulah
Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak Puerto_Rico St_Thomas
St_Johns Halifax Glace_Bay Moncton Goose_Bay Toronto Iqaluit Winnipeg Resolute Rankin_Inlet Regina Swift_Current Edmonton Cambridge_Bay
Inuvik Creston Dawson_Creek Fort_Nelson Whitehorse Dawson Vancouver`

/** The time zones of the United States, its territories and Canada, by IANA name (tz database, zone.tab). */
export const timeZones: ReadonlyArray<string> = [
  ...america.split(/\s+/).map((place) => `America/${place}`),
  "Pacific/Honolulu",
  "Pacific/Guam",
  "Pacific/Saipan",
  "Pacific/Pago_Pago"
]

export interface LocalizedTimeZone {
  readonly zone: string
  /** City, such as `Phoenix`. */
  readonly place: string
  /** Name in the user's language, such as `Mountain Standard Time`. */
  readonly name: string
}

/** Returns a zone's names in the user's language. */
export const localizeTimeZone = (zone: string, locale: string): LocalizedTimeZone => {
  const place = (zone.split("/").at(-1) ?? zone).replaceAll("_", " ")
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(0)
  return { zone, place, name: parts.find(({ type }) => type === "timeZoneName")?.value ?? zone }
}

/** Formats a zone on one line: `Phoenix – Mountain Standard Time`. */
export const formatTimeZone = ({ place, name }: LocalizedTimeZone): string => `${place} – ${name}`

/** Returns whether every word of a text starts a word of the zone's city, name or region: `mountain ph`, `indi`. */
export const matchesTimeZone = ({ zone, place, name }: LocalizedTimeZone, text: string): boolean => {
  const words = plain(`${place} ${name} ${zone}`).split(/[\s/_-]+/)
  return plain(text)
    .split(/[\s/_-]+/)
    .filter((part) => part !== "")
    .every((part) => words.some((word) => word.startsWith(part)))
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
