import { notApplicable } from "#domain/shared/Region.ts"
import { type Block, said, saidLines } from "./Block.ts"
import { insuranceBlock } from "./insuranceBlock.ts"
import { phoneText } from "#domain/shared/phoneText.ts"
import { postalLines } from "./postalLines.ts"
import type { Writing } from "./Writing.ts"

/** Whose vehicle, which vehicle, who insures; on a work order also where the glass goes in. */
export const jobBlocks = (writing: Writing): ReadonlyArray<Block> => [
  customerBlock(writing),
  vehicleBlock(writing),
  ...insuranceBlock(writing),
  ...(writing.kind === "workorder" ? [installBlock(writing)] : [])
]

const customerBlock = (writing: Writing): Block => {
  const { customer, job, kind, t } = writing
  const address = customer.billingAddress ?? customer.shippingAddress
  return {
    title: t("block.customer"),
    lines: saidLines([
      customer.customerName,
      customer.isBusiness ? `${customer.firstName} ${customer.lastName}` : "",
      ...(address === null ? [] : postalLines(address, writing)),
      ...customer.phoneNumbers.slice(0, 2).map(({ phoneNumber }) => phoneText(phoneNumber)),
      customer.emailAddress
    ]),
    // The installer is told the insurer and the claim, not the loss.
    facts:
      kind !== "workorder" || job.insurance === null
        ? []
        : said([
            { label: t("block.insurance"), value: job.insurance.company },
            { label: t("insurance.claim"), value: job.insurance.claimNumber }
          ])
  }
}

const vehicleBlock = ({ job: { vehicle }, t, formats }: Writing): Block => {
  const state = vehicle.plateState === "" || vehicle.plateState === notApplicable ? "" : ` (${vehicle.plateState})`
  return {
    title: t("block.vehicle"),
    lines: saidLines([[vehicle.year || "", vehicle.make, vehicle.model].join(" "), vehicle.bodyStyle]),
    facts: said([
      { label: t("vehicle.vin"), value: vehicle.vin },
      { label: t("vehicle.plate"), value: vehicle.plate === "" ? "" : `${vehicle.plate}${state}` },
      { label: t("vehicle.odometer"), value: vehicle.mileage === null ? "" : formats.distance(vehicle.mileage) }
    ])
  }
}

const installBlock = (writing: Writing): Block => {
  const { customer, job, location, t } = writing
  const mobile = job.install.repairLocation === "mobile"
  const address = mobile
    ? (job.install.address ?? customer.shippingAddress ?? customer.billingAddress)
    : location.address
  return {
    title: t("block.install"),
    lines: saidLines([
      t(`repairLocation.${job.install.repairLocation}`),
      mobile ? "" : location.locationName,
      ...(address === null ? [] : postalLines(address, writing))
    ]),
    facts: []
  }
}
