import { memoize } from "#domain/shared/memoize.ts"

/** NHTSA's terms for fuels and drive types, with their text ids. All other terms are shown as they are. */
const known = {
  "Compressed Hydrogen/Hydrogen": "vehicle.fuel.hydrogen",
  "Compressed Natural Gas (CNG)": "vehicle.fuel.cng",
  Diesel: "vehicle.fuel.diesel",
  Electric: "vehicle.fuel.electric",
  "Ethanol (E85)": "vehicle.fuel.e85",
  "Flexible Fuel Vehicle (FFV)": "vehicle.fuel.flexible",
  "Fuel Cell": "vehicle.fuel.cell",
  Gasoline: "vehicle.fuel.gasoline",
  "Liquefied Natural Gas (LNG)": "vehicle.fuel.lng",
  "Liquefied Petroleum Gas (propane or LPG)": "vehicle.fuel.lpg",
  "Methanol (M85)": "vehicle.fuel.m85",
  "Natural Gas": "vehicle.fuel.gas",
  "Neat Ethanol (E100)": "vehicle.fuel.e100",
  "Neat Methanol (M100)": "vehicle.fuel.m100",
  "4WD/4-Wheel Drive/4x4": "vehicle.drive.4wd",
  "AWD/All-Wheel Drive": "vehicle.drive.awd",
  "FWD/Front-Wheel Drive": "vehicle.drive.fwd",
  "RWD/Rear-Wheel Drive": "vehicle.drive.rwd"
} as const

/** Translates a fuel or drive type from NHTSA's term. */
export const vinFactText = (fact: string, t: (id: (typeof known)[keyof typeof known]) => string): string =>
  fact in known ? t(known[fact as keyof typeof known]) : fact

/** Countries whose English name in Unicode differs from NHTSA's. */
const otherNames: Readonly<Record<string, string>> = {
  "czech republic": "CZ",
  england: "GB",
  "hong kong": "HK",
  myanmar: "MM",
  turkey: "TR"
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
const codes = memoize(() => {
  const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  const named = pairs.flatMap((code) => {
    const name = english.of(code)
    return name === undefined ? [] : [[name.toLowerCase(), code] as const]
  })
  return new Map([...named, ...Object.entries(otherNames)])
})

/** Translates a country as written by NHTSA, "United States (USA)". Unknown ones are returned unchanged. */
export const countryText = (country: string, locale: string): string => {
  const code = codes().get(country.split("(")[0]!.trim().toLowerCase().replace(" and ", " & "))
  return code === undefined ? country : new Intl.DisplayNames(locale, { type: "region" }).of(code)!
}
