/** A vehicle whose listing or badge says what it is; where vPIC's and the trade's word for a model differ, vPIC's stands. */
export type KnownVehicle = readonly [vin: string, year: number, make: string, model: string, body: string]

/**
 * VINs of vehicles on sale with what their sellers called them: the brief (trade.md 5.1) and the fixtures that cardog-ai/corgi
 * keeps from its listings (github.com/cardog-ai/corgi, test/fixtures.ts), among them all codes it names a wrong make for.
 */
export const knownVehicles: ReadonlyArray<KnownVehicle> = [
  ["1HGCM82633A004352", 2003, "Honda", "Accord", "Coupe"],
  ["5GZCZ43D13S812715", 2003, "Saturn", "Vue", "SUV"],
  ["1GTGK13U83F214071", 2003, "GMC", "Sierra", "Pickup"],
  ["2HGFG12616H006196", 2006, "Honda", "Civic", "Coupe"],
  ["JTEBU11F470006153", 2007, "Toyota", "FJ Cruiser", "SUV"],
  ["WDBTK72F57F202954", 2007, "Mercedes-Benz", "CLK-Class", "Convertible"],
  ["4USBU53567LW92799", 2007, "BMW", "Z4", "Convertible"],
  ["1FTRX12W28FB34687", 2008, "Ford", "F-150", "Pickup"],
  ["JTDBT923291344240", 2009, "Toyota", "Yaris", "Sedan"],
  ["2B3CJ7DW4AH121212", 2010, "Dodge", "Challenger", "Coupe"],
  ["1FTFW1EV2AFB19783", 2010, "Ford", "F-150", "Pickup"],
  ["5YJSA1DG9DFP14705", 2013, "Tesla", "Model S", "Hatchback"],
  ["3VW217AU3FM090764", 2015, "Volkswagen", "Golf", "Hatchback"],
  ["5N1AT2MV8GC756869", 2016, "Nissan", "Rogue", "SUV"],
  ["1C4PJMBXXJD592546", 2018, "Jeep", "Cherokee", "SUV"],
  ["SALYB2RV4JA756586", 2018, "Land Rover", "Range Rover Velar", "SUV"],
  ["1C6SRFETXKN545625", 2019, "Ram", "1500", "Pickup"],
  ["WAUM2AF27KN066221", 2019, "Audi", "A6", "Sedan"],
  ["1FMCU9H61LUA94994", 2020, "Ford", "Escape", "SUV"],
  ["WP0AB2Y18LSA50759", 2020, "Porsche", "Taycan", "Sedan"],
  ["KNDERCAA9M7182895", 2021, "Kia", "Seltos", "SUV"],
  ["3KPF54AD7ME321714", 2021, "Kia", "Forte", "Sedan"],
  ["2HKRW2H20NH207506", 2022, "Honda", "CR-V", "SUV"],
  ["KM8K2CAB4PU001140", 2023, "Hyundai", "Kona", "SUV"],
  ["JF1VBAL68P9806699", 2023, "Subaru", "WRX", "Sedan"],
  ["2C4RC1L70PR614477", 2023, "Chrysler", "Pacifica", "Minivan"],
  ["1FTFW5L86RFB45612", 2024, "Ford", "F-150", "Pickup"],
  ["1FT8W3BT0REF19088", 2024, "Ford", "F-350", "Pickup"],
  ["1FTBR1Y83SKA13525", 2025, "Ford", "Transit", "Cargo Van"],
  ["JM1NDAM79S0658829", 2025, "Mazda", "MX-5", "Convertible"],
  // What their owners and fleets call them, where they publish their VINs: BluePilotDev/bluepilot pull request 177 (a real 2025 Lightning), telematics of a fleet.
  ["1FT6W3L78SWG05094", 2025, "Ford", "F-150 Lightning", "Pickup"],
  ["1FTVW1EL3NWG00285", 2022, "Ford", "F-150 Lightning", "Pickup"],
  ["1FT6W1EV3PWG37779", 2023, "Ford", "F-150 Lightning", "Pickup"],
  ["1FTVW1EV3NWG07402", 2022, "Ford", "F-150 Lightning", "Pickup"],
  ["1FTBW1XK6PKA30591", 2023, "Ford", "E-Transit", "Cargo Van"],
  ["1C6RJTBG8TL161612", 2026, "Jeep", "Gladiator", "Pickup"],
  ["4S4SLDB69T3023252", 2026, "Subaru", "Forester", "SUV"],
  ["1G1YC2D47T5102754", 2026, "Chevrolet", "Corvette", "Coupe"]
]

/** A Canadian Qashqai: no maker told NHTSA of it. */
export const notInVpic = "JN1BJ1AW5PW109661"
