import PDFDocument from "pdfkit"
import type { Job } from "#domain/jobs/Job.ts"
import { fonts } from "#adapters/pdf/fonts.ts"

/** Draws the authorization of a fictional insurer for a shop to begin, as PDF. */
export const drawClaim = ({
  insurance,
  customerName,
  vehicle
}: Pick<Job, "insurance" | "customerName" | "vehicle">): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const paper = new PDFDocument({ size: "LETTER", margin: 72 })
    const parts: Array<Buffer> = []
    paper.on("data", (part: Buffer) => parts.push(part))
    paper.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))))
    paper.on("error", reject)
    paper
      .font(fonts["Inter-SemiBold"])
      .fontSize(16)
      .text(insurance?.company ?? "")
      .moveDown(0.3)
    paper.fontSize(11).text("Glass claim: authorization to replace").moveDown(1.5).font(fonts["Inter-Regular"])
    for (const [name, value] of [
      ["Claim", insurance?.claimNumber],
      ["Date of loss", insurance?.dateOfLoss],
      ["Insured", customerName],
      ["Vehicle", `${vehicle.year} ${vehicle.make} ${vehicle.model}`],
      ["VIN", vehicle.vin]
    ])
      paper.text(`${name}   ${value ?? ""}`).moveDown(0.4)
    paper
      .moveDown()
      .text(
        "The windshield may be replaced. Calibration of cameras is covered where the manufacturer requires it. The insured pays the deductible.",
        { width: 420 }
      )
    paper.end()
  })
