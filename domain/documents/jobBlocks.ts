import { notApplicable } from "#domain/shared/Address.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { type Block, nonEmptyFacts, nonEmptyLines } from "./Block.ts"
import { postalLines } from "./shopHeader.ts"
import type { DocumentContext } from "./DocumentContext.ts"

/** Returns the blocks for customer, vehicle and insurance; on a work order also where the installation takes place. */
export const jobBlocks = (writing: DocumentContext): ReadonlyArray<Block> => [
  customerBlock(writing),
  vehicleBlock(writing),
  ...insuranceBlock(writing),
  ...(writing.kind === "workorder" ? [installBlock(writing)] : [])
]

const customerBlock = (writing: DocumentContext): Block => {
  const { customer, job, kind, t } = writing
  const address = customer.billingAddress ?? customer.shippingAddress
  return {
    title: t("block.customer"),
    lines: nonEmptyLines([
      customer.customerName,
      customer.isBusiness ? `${customer.firstName} ${customer.lastName}` : "",
      ...(address === null ? [] : postalLines(address, writing)),
      ...customer.phoneNumbers.slice(0, 2).map(({ phoneNumber }) => formatPhone(phoneNumber)),
      customer.emailAddress
    ]),
    // Installers see the insurer and claim number, but no details of the loss.
    facts:
      kind !== "workorder" || job.insurance === null
        ? []
        : nonEmptyFacts([
            { label: t("block.insurance"), value: job.insurance.company },
            { label: t("insurance.claim"), value: job.insurance.claimNumber }
          ])
  }
}

const vehicleBlock = ({ job: { vehicle }, t, formats }: DocumentContext): Block => {
  const state = vehicle.plateState === "" || vehicle.plateState === notApplicable ? "" : ` (${vehicle.plateState})`
  return {
    title: t("block.vehicle"),
    lines: nonEmptyLines([[vehicle.year || "", vehicle.make, vehicle.model].join(" "), vehicle.bodyStyle]),
    facts: nonEmptyFacts([
      { label: t("vehicle.vin"), value: vehicle.vin },
      { label: t("vehicle.plate"), value: vehicle.plate === "" ? "" : `${vehicle.plate}${state}` },
      { label: t("vehicle.odometer"), value: vehicle.mileage === null ? "" : formats.distance(vehicle.mileage) }
    ])
  }
}

const installBlock = (writing: DocumentContext): Block => {
  const { customer, job, location, t } = writing
  const mobile = job.install.repairLocation === "mobile"
  const address = mobile
    ? (job.install.address ?? customer.shippingAddress ?? customer.billingAddress)
    : location.address
  return {
    title: t("block.install"),
    lines: nonEmptyLines([
      t(`repairLocation.${job.install.repairLocation}`),
      mobile ? "" : location.locationName,
      ...(address === null ? [] : postalLines(address, writing))
    ]),
    facts: []
  }
}

/**
 * Returns the insurance and loss. Empty for customer-pay jobs, work orders and receipts. The customer's own document of
 * a split invoice shows only the claim number; the rest is for the insurer.
 */
const insuranceBlock = ({ kind, billedTo, job: { insurance }, t, formats }: DocumentContext): ReadonlyArray<Block> => {
  if (insurance === null || kind === "workorder" || kind === "receipt") return []
  const claim = { label: t("insurance.claim"), value: insurance.claimNumber }
  const block = { title: t("block.insurance"), lines: nonEmptyLines([insurance.company]) }
  if (billedTo === "customer") return [{ ...block, facts: nonEmptyFacts([claim]) }]
  return [
    {
      ...block,
      facts: nonEmptyFacts([
        claim,
        { label: t("insurance.policy"), value: insurance.policyNumber },
        { label: t("insurance.policyholder"), value: insurance.policyholder },
        { label: t("insurance.dispatch"), value: insurance.dispatchNumber },
        { label: t("insurance.referral"), value: insurance.referralNumber },
        { label: t("insurance.authorization"), value: insurance.authorization },
        { label: t("insurance.dateOfLoss"), value: formats.dayShort(insurance.dateOfLoss) },
        {
          label: t("insurance.causeOfLoss"),
          value: insurance.causeOfLoss === "" ? "" : t(`causeOfLoss.${insurance.causeOfLoss}`)
        },
        { label: t("insurance.agent"), value: insurance.agent }
      ])
    }
  ]
}
