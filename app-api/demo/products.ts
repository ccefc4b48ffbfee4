import type { ProductCategoryDraft } from "#domain/product-categories/ProductCategory.ts"
import type { ProductDraft } from "#domain/products/Product.ts"

/** A category with its products; prices in cents. */
interface Shelf extends ProductCategoryDraft {
  readonly products: ReadonlyArray<Omit<ProductDraft, "categoryId">>
}

const sold = (
  productCode: string,
  description: string,
  productType: ProductDraft["productType"],
  unitOfMeasure: ProductDraft["unitOfMeasure"],
  listPrice: number,
  rest: Partial<ProductDraft> = {}
) => ({
  productCode,
  description,
  productType,
  taxType: "parts" as const,
  unitOfMeasure,
  listPrice,
  notes: "",
  requireStockBeforeInvoice: false,
  trackInventory: true,
  ...rest
})

const service = (
  productCode: string,
  description: string,
  listPrice: number,
  productType: ProductDraft["productType"] = "fee"
) => sold(productCode, description, productType, "each", listPrice, { taxType: "labor", trackInventory: false })

/** What a shop sells besides catalog glass. Codes and prices are made up. */
export const demoProducts: ReadonlyArray<Shelf> = [
  {
    categoryName: "Adhesives",
    description: "Urethane, primer, activator",
    products: [
      sold("URE-310", "Urethane, one hour drive-away, 310 ml", "kit", "tube", 1850, {
        requireStockBeforeInvoice: true
      }),
      sold("URE-600", "Urethane sausage, 600 ml", "kit", "tube", 2895),
      sold("URE-HM", "Urethane, high modulus non-conductive, 310 ml", "kit", "tube", 2450),
      sold("PRI-30", "Pinchweld primer, 30 ml", "part", "each", 1295),
      sold("ACT-30", "Glass activator, 30 ml", "part", "each", 1150)
    ]
  },
  {
    categoryName: "Moldings and clips",
    description: "Universal trim by the foot, clips by the box",
    products: [
      sold("MOL-14", "Universal molding, 14 mm", "molding", "foot", 245),
      sold("MOL-22", "Universal molding, 22 mm", "molding", "foot", 295),
      sold("CLP-COWL", "Cowl clips, assorted", "clip", "box", 1995),
      sold("CLP-MIR", "Mirror button with adhesive", "clip", "each", 595)
    ]
  },
  {
    categoryName: "Sensors",
    description: "Gel pads and brackets",
    products: [
      sold("GEL-RS1", "Rain sensor gel pad, round", "rainSensorPad", "each", 1450),
      sold("GEL-RS2", "Rain sensor gel pad, square", "rainSensorPad", "each", 1650),
      sold("BRK-CAM", "Camera bracket, universal", "part", "each", 4850)
    ]
  },
  {
    categoryName: "Wipers and care",
    description: "Wipers, fluids and care",
    products: [
      sold("WIP-18", "Wiper blade, 18 in", "part", "each", 1399),
      sold("WIP-22", "Wiper blade, 22 in", "part", "each", 1599),
      sold("WIP-26", "Wiper blade, 26 in", "part", "each", 1799),
      sold("WSH-GAL", "Washer fluid, gallon", "part", "each", 499, { notes: "Summer mix until October" }),
      sold("RPL-KIT", "Rain repellent", "part", "kit", 1299)
    ]
  },
  {
    categoryName: "Services",
    description: "Fees and work by the piece",
    products: [
      service("MOB-25", "Mobile service, up to 25 miles", 2500),
      service("DIS-OLD", "Disposal of old glass", 500),
      service("TNT-STRIP", "Tint strip, upper windshield", 4500),
      service("CAL-MOB", "Mobile calibration, surcharge", 7500, "calibration"),
      service("VAC-INT", "Interior vacuum after break-in", 3500)
    ]
  }
]
