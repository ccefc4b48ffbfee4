import { assert, describe, it } from "@effect/vitest"
import { bodyName, countryName, properName } from "#adapters/vpic/prepareVpic.ts"

describe("vPIC names in the shop's terms", () => {
  it.each([
    ["Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)", "SUV"],
    ["Crossover Utility Vehicle (CUV)", "SUV"],
    ["Sedan/Saloon", "Sedan"],
    ["Hatchback/Liftback/Notchback", "Hatchback"],
    ["Convertible/Cabriolet", "Convertible"],
    ["Cargo Van", "Cargo Van"],
    ["Pickup", "Pickup"],
    ["Incomplete - Chassis Cab (Double Cab)", "Chassis Cab"],
    ["Step Van / Walk-in Van", "Step Van"],
    ["Truck-Tractor", "Truck-Tractor"]
  ])("show body %s as %s", (word, name) => assert.strictEqual(bodyName(word), name))
  it.each([
    ["RIVIAN", "Rivian"],
    ["BMW", "BMW"],
    ["MINI", "MINI"],
    ["AM General", "AM General"],
    ["smart", "smart"],
    ["CLASSIC ROADSTERS", "Classic Roadsters"],
    ["GRAN FURY", "Gran Fury"],
    ["SENNA GTR", "Senna GTR"],
    ["EQS SUV", "EQS SUV"],
    ["F-150", "F-150"],
    ["XT6", "XT6"]
  ])("show name %s as %s", (word, name) => assert.strictEqual(properName(word), name))
  it.each([
    ["UNITED STATES (USA)", "United States"],
    ["SOUTH KOREA", "South Korea"],
    ["CANADA", "Canada"],
    ["REPUBLIC OF SOUTH AFRICA", "Republic of South Africa"]
  ])("show country %s as %s", (word, name) => assert.strictEqual(countryName(word), name))
})
