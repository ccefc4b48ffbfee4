import type { FileId } from "#domain/files/FileId.ts"
import { type Address, notApplicable } from "#domain/shared/Address.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { type Fact, nonEmptyFacts, nonEmptyLines, nonBreaking } from "./Block.ts"
import type { DocumentContext } from "./DocumentContext.ts"

/** The shop that issues the document: name, contact details, and the numbers required by law. */
export interface ShopHeader {
  readonly name: string
  /** The logo above the name; null if none. */
  readonly logo: FileId | null
  readonly lines: ReadonlyArray<string>
  readonly ids: ReadonlyArray<Fact>
}

type Heading = Pick<DocumentContext, "kind" | "location" | "tenant" | "t" | "formats">

/** Returns the document header: the job's location, with the shop's phone and email if the location has none. */
export const shopHeader = (writing: Heading): ShopHeader => {
  const { location, tenant } = writing
  return {
    name: tenant.businessName,
    logo: tenant.logo,
    lines: nonEmptyLines([
      ...postalLines(location.address, writing),
      formatPhone(location.phoneNumber || tenant.phoneNumber),
      location.emailAddress || tenant.emailAddress
    ]),
    ids: nonEmptyFacts([...licences(writing), ...taxIds(writing)])
  }
}

/**
 * California repair dealers and Florida repair shops must print their registration number on every document (trade
 * 3.3).
 */
const licences = ({ location, t }: Heading): ReadonlyArray<Fact> => {
  const { country, region } = location.address
  if (country !== "US") return []
  return [
    { label: t("shop.licenceCa"), value: region === "CA" ? location.licenceNumberCa : "" },
    { label: t("shop.licenceFl"), value: region === "FL" ? location.licenceNumberFl : "" }
  ]
}

const taxIds = ({ kind, location, tenant, t }: Heading): ReadonlyArray<Fact> => {
  if (kind === "workorder") return []
  const canadian = location.address.country === "CA"
  const second = location.address.region === "QC" ? t("shop.quebecTaxId") : t("shop.provincialTaxId")
  return [
    { label: canadian ? t("shop.goodsAndServicesTaxId") : t("shop.taxId"), value: location.primaryTaxId },
    { label: canadian ? second : t("shop.taxId"), value: location.secondaryTaxId },
    {
      label: canadian ? t("shop.businessNumber") : t("shop.federalTaxId"),
      value: kind !== "quote" ? tenant.federalTaxId : ""
    }
  ]
}

/**
 * Formats an address as the lines of a letter: "Tempe, AZ 85281" in the United States, "Montréal QC H2X 1Y4" in Canada;
 * with the country if abroad.
 */
export const postalLines = (
  address: Address,
  { tenant, formats }: Pick<DocumentContext, "tenant" | "formats">
): ReadonlyArray<string> => {
  const region = address.region === notApplicable ? "" : address.region
  const town =
    address.country === "CA"
      ? `${address.city} ${region}\u00a0 ${address.postalCode}`
      : `${address.city}${region === "" ? "" : `, ${region}`} ${address.postalCode}`
  return nonEmptyLines([
    nonEmptyLines([address.address1, nonBreaking(address.address2)]).join(", "),
    town,
    address.country === tenant.country ? "" : formats.country(address.country)
  ])
}
