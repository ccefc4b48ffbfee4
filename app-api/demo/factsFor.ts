import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import type { Stage } from "#domain/jobs/Job.ts"
import { daysAfter } from "#domain/shared/Day.ts"

const makers = ["Pilkington", "Fuyao", "Safelite SGC", "Carlex", "PGW"]

/**
 * Adds the status of a demo line as the job progressed: glass ordered, received, and installed with its DOT number;
 * adhesive with its lot and expiry date. `day` is the day of installation.
 */
export const factsFor =
  (stage: Stage, day: string, nth: number) =>
  (line: NewLine): NewLine => {
    const status = stage === "invoice" ? "installed" : stage === "workorder" ? "received" : "quoted"
    switch (line.kind) {
      case "glass":
        return {
          ...line,
          status,
          manufacturer: makers[nth % makers.length]!,
          distributor: nth % 2 === 0 ? "Mygrant, Phoenix" : "PGW, Tempe",
          ediPartNumber: line.partNumber.slice(0, 7),
          availability: stage === "quote" ? `${1 + (nth % 4)} in stock` : "",
          dotNumber: stage === "invoice" ? `DOT ${215 + ((nth * 7) % 600)}` : ""
        }
      case "kit":
        return stage === "quote"
          ? line
          : {
              ...line,
              status,
              adhesiveManufacturer: "Sika",
              adhesiveLot: `L-${2200 + nth * 13}`,
              adhesiveExpiry: daysAfter(day, 90 + nth * 5)
            }
      case "labor":
        return { ...line, laborCode: "RI" }
      case "molding":
      case "clip":
      case "rainSensorPad":
      case "part":
        return { ...line, status }
      default:
        return line
    }
  }
