import { assert, describe, it } from "@effect/vitest"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import { paper } from "./paper.ts"
import { sumsOf } from "./written.ts"

// The amounts of trade 3.2 example E, formatted for en-US, fr-CA, and es-US.
describe("example E on a quote", () => {
  it("has the expected totals in English", () =>
    assert.deepStrictEqual(sumsOf(jobDocument("quote", paper())), [
      "Parts subtotal: $513.24",
      "Labor subtotal: $413.60",
      "Tax on parts (8.25%): $42.34",
      "Total USD: $969.18",
      "Insurer’s share: $869.18",
      "Deductible: $100.00",
      "Rebate: -$60.00",
      "Customer’s share: $40.00"
    ]))

  it("has the expected totals in French", () =>
    assert.deepStrictEqual(sumsOf(jobDocument("quote", paper({ language: "fr" }))), [
      "Sous-total des pièces: 513,24 $",
      "Sous-total de la main-d’œuvre: 413,60 $",
      "Taxe sur les pièces (8,25 %): 42,34 $",
      "Total USD: 969,18 $",
      "Part de l’assureur: 869,18 $",
      "Franchise: 100,00 $",
      "Remise: -60,00 $",
      "Part du client: 40,00 $"
    ]))

  it("has the expected totals in Spanish", () =>
    assert.deepStrictEqual(sumsOf(jobDocument("quote", paper({ language: "es" }))), [
      "Subtotal de piezas: $513.24",
      "Subtotal de mano de obra: $413.60",
      "Impuesto sobre piezas (8.25%): $42.34",
      "Total USD: $969.18",
      "Parte de la aseguradora: $869.18",
      "Deducible: $100.00",
      "Bonificación: -$60.00",
      "Parte del cliente: $40.00"
    ]))

  it("lists parts before labor, each row with quantity, unit price, and amount", () => {
    const rows = jobDocument("quote", paper()).sections.map(({ title, rows }) => [
      title,
      rows.map((row) => [row.description, row.quantity, row.prices?.unit, row.prices?.extended])
    ])
    assert.deepStrictEqual(rows, [
      [
        "Parts",
        [
          ["Windshield, rain sensor", "1", "$406.72", "$406.72"],
          ["Urethane, dam, primer", "2", "$20.00", "$40.00"],
          ["Upper molding", "1", "$46.72", "$46.72"],
          ["Gel pad", "1", "$19.80", "$19.80"]
        ]
      ],
      [
        "Labor",
        [
          ["Labor", "3.3", "$42.00", "$138.60"],
          ["Static calibration", "1", "$275.00", "$275.00"]
        ]
      ]
    ])
  })
})
