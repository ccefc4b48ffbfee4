import { assert, describe, it } from "vitest"
import { countryText, vinFactText } from "#web/vin/vinFactText.ts"
import { wordsOf } from "../words/wordFiles.ts"

/** The names in vPIC's FuelType table, and in DriveType where they are words. */
const nhtsa = [
  "Compressed Hydrogen/Hydrogen",
  "Compressed Natural Gas (CNG)",
  "Diesel",
  "Electric",
  "Ethanol (E85)",
  "Flexible Fuel Vehicle (FFV)",
  "Fuel Cell",
  "Gasoline",
  "Liquefied Natural Gas (LNG)",
  "Liquefied Petroleum Gas (propane or LPG)",
  "Methanol (M85)",
  "Natural Gas",
  "Neat Ethanol (E100)",
  "Neat Methanol (M100)",
  "4WD/4-Wheel Drive/4x4",
  "AWD/All-Wheel Drive",
  "FWD/Front-Wheel Drive",
  "RWD/Rear-Wheel Drive"
]

describe("a VIN fact", () => {
  it.each(["en", "fr", "es"] as const)("is translated for every NHTSA fuel and drive type in %s", (language) => {
    const words = wordsOf(language, "screens/vehicles")
    const said = nhtsa.map((fact) => vinFactText(fact, (id) => words[id] ?? ""))
    assert.notInclude(said, "")
    assert.strictEqual(new Set(said).size, nhtsa.length)
    assert.strictEqual(
      vinFactText("6x4", () => "other"),
      "6x4"
    )
  })

  it.each([
    ["United States", "es", "Estados Unidos"],
    ["UNITED STATES (USA)", "fr-CA", "États-Unis"],
    ["England", "fr-CA", "Royaume-Uni"],
    ["Czech Republic", "es", "Chequia"],
    ["Turkey", "fr-CA", "Turquie"],
    ["Germany", "es", "Alemania"],
    ["Serbia", "fr-CA", "Serbie"],
    ["Bosnia and Herzegovina", "es", "Bosnia y Herzegovina"],
    ["Mexico", "en", "Mexico"],
    ["Atlantis", "fr-CA", "Atlantis"],
    ["", "es", ""]
  ])("translates %s in %s as %s", (country, locale, text) => assert.strictEqual(countryText(country, locale), text))
})
