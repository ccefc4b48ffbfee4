const short: Readonly<Record<string, string>> = {
  "Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)": "SUV",
  "Crossover Utility Vehicle (CUV)": "SUV"
}

/**
 * A body class of vPIC in the shop's words: "Sedan/Saloon" is "Sedan". Crossovers are SUVs, as makers file one car as
 * either.
 */
export const bodyName = (bodyClass: string): string =>
  short[bodyClass] ??
  bodyClass
    .replace(/^(Incomplete|Off-road Vehicle) - /, "")
    .split(/[(/]/)[0]!
    .trim()
