import type { Stop } from "#domain/installer-day/installerDayApi.ts"
import type { InstallerWords } from "./installerWordsOf.ts"
import type { PhoneFormats } from "./phoneContext.ts"

/** A short description of a vehicle: `2024 Toyota Camry`. */
export const vehicleOf = ({ make, model, year }: Stop["job"]["vehicle"]): string =>
  [year || "", make, model].filter((word) => word !== "").join(" ")

/** The glass, otherwise the first work item. */
export const glassOf = ({ lines }: Pick<Stop["job"], "lines">): string =>
  (lines.find(({ kind }) => kind === "glass") ?? lines[0])?.description ?? ""

/** The address of a stop: the customer's, or the shop's. */
export const addressOf = ({ job, locationAddress, locationName }: Stop) => {
  const { address1, address2, city, postalCode, region } = job.address ?? locationAddress
  const street = [address1, address2].filter((line) => line.trim() !== "").join(", ")
  const town = `${city}, ${region} ${postalCode}`
  const isShop = job.install.repairLocation === "inShop"
  return {
    isShop,
    isKnown: isShop || job.address !== null,
    line: isShop ? locationName : job.address === null ? "" : `${street}, ${city}`,
    whole: `${street}, ${town}`
  }
}

/** The time of a stop: the installer's own hours, otherwise the promised time, otherwise the half of the day. */
export const windowOf = ({ end, job, start }: Stop, { wall }: PhoneFormats, words: InstallerWords): string => {
  const { time, timeFrame } = job.install
  if (start !== "") return end === "" ? wall(start) : words("fromTo", { from: wall(start), to: wall(end) })
  return time !== "" ? wall(time) : words(timeFrame === "" ? "anyTime" : timeFrame)
}

/** A phone number in dialable form. */
export const dialableNumber = (number: string): string => number.replace(/[^\d+]/g, "")
