import { vinCheckDigit } from "#domain/vin/vinFault.ts"

/** Vehicles with a published VIN each (trade 5.1; github.com/cardog-ai/corgi, test/fixtures.ts). */
const vehicles = [
  ["1HGCM82633A004352", 2003, "Honda", "Accord", "Coupe"],
  ["2HGFG12616H006196", 2006, "Honda", "Civic", "Coupe"],
  ["JTEBU11F470006153", 2007, "Toyota", "FJ Cruiser", "SUV"],
  ["1FTRX12W28FB34687", 2008, "Ford", "F-150", "Pickup"],
  ["JTDBT923291344240", 2009, "Toyota", "Yaris", "Sedan"],
  ["1FTFW1EV2AFB19783", 2010, "Ford", "F-150", "Pickup"],
  ["3VW217AU3FM090764", 2015, "Volkswagen", "Golf", "Hatchback"],
  ["5N1AT2MV8GC756869", 2016, "Nissan", "Rogue", "SUV"],
  ["1C4PJMBXXJD592546", 2018, "Jeep", "Cherokee", "SUV"],
  ["1C6SRFETXKN545625", 2019, "Ram", "1500", "Pickup"],
  ["1FMCU9H61LUA94994", 2020, "Ford", "Escape", "SUV"],
  ["KNDERCAA9M7182895", 2021, "Kia", "Seltos", "SUV"],
  ["3KPF54AD7ME321714", 2021, "Kia", "Forte", "Sedan"],
  ["2HKRW2H20NH207506", 2022, "Honda", "CR-V", "SUV"],
  ["KM8K2CAB4PU001140", 2023, "Hyundai", "Kona", "SUV"],
  ["JF1VBAL68P9806699", 2023, "Subaru", "WRX", "Sedan"],
  ["2C4RC1L70PR614477", 2023, "Chrysler", "Pacifica", "Minivan"],
  ["1FTFW5L86RFB45612", 2024, "Ford", "F-150", "Pickup"],
  ["1FT8W3BT0REF19088", 2024, "Ford", "F-350", "Pickup"],
  ["1FTBR1Y83SKA13525", 2025, "Ford", "Transit", "Cargo Van"],
  ["1C6RJTBG8TL161612", 2026, "Jeep", "Gladiator", "Pickup"],
  ["4S4SLDB69T3023252", 2026, "Subaru", "Forester", "SUV"]
] as const

/** A published VIN of each vehicle. */
export const publishedVins: ReadonlyArray<string> = vehicles.map(([vin]) => vin)

/** Returns `each` cars per vehicle with consecutive serial numbers and valid check digits. */
export const carsOf = (each: number) =>
  Array.from({ length: each }, (_, built) =>
    vehicles.map(([vin, year, make, model, body]) => ({ vin: later(vin, built * 37), year, make, model, body }))
  ).flat()

const later = (vin: string, cars: number): string => {
  const serial = String((Number(vin.slice(13)) + cars) % 10_000).padStart(4, "0")
  const next = vin.slice(0, 13) + serial
  return next.slice(0, 8) + vinCheckDigit(next) + next.slice(9)
}
