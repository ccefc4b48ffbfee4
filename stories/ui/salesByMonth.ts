import type { ChartPoint, ChartSeries } from "#ui/chartData.ts"

/** Sample sales of half a year, for the chart stories. Amounts in cents. */
export const months: ReadonlyArray<ChartPoint> = ["June", "July", "August", "September", "October", "November"].map(
  (label) => ({ id: label, label })
)
export const sales: ReadonlyArray<ChartSeries> = [
  { id: "insurance", label: "Insurance", values: [4210000, 4835000, 5120000, 4680000, 5530000, 3910000] },
  { id: "cash", label: "Cash", values: [1830000, 2140000, 2260000, 1975000, 2010000, 1420000] },
  { id: "fleet", label: "Fleets", values: [960000, 910000, 1250000, 1430000, 1380000, 1105000] }
]
export const dollars = (cents: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100)
export const thousands = (cents: number): string => `$${Math.round(cents / 100_000)}k`
