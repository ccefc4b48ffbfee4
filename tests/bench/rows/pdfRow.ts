import { crc32, deflateSync } from "node:zlib"
import { percentile } from "../percentile.ts"
import { alone, notMeasured, type Row } from "../Row.ts"

const what = "invoice PDF with logo: p95"
const most = 20

/** Measures rendering an invoice of six lines with a logo, 120 times after a warm-up of 30. */
export const pdfRow = async (): Promise<Row> => {
  const found = await Promise.all([
    import("#adapters/pdf/renderDocument.ts"),
    import("#domain/documents/JobDocument.ts"),
    import("#tests/domain/documents/paper.ts")
  ]).catch(() => undefined)
  if (found === undefined) return notMeasured(what, "no documents yet", `≤ ${most} ms`)
  const [{ renderDocument }, { jobDocument }, { paper }] = found
  const facts = paper({ job: { stage: "invoice", invoicedOn: "2026-11-24", invoiceNumber: 317 } })
  const took: Array<number> = []
  for (let n = 0; n < 150; n++) {
    const began = performance.now()
    await renderDocument(jobDocument("invoice", facts), logo)
    took.push(performance.now() - began)
  }
  const p95 = percentile(took.slice(30), 0.95)
  return alone(what, `${p95.toFixed(1)} ms`, `≤ ${most} ms`, p95 <= most)
}

const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of 320 by 96 in true color. */
const logo = (() => {
  const [width, height] = [320, 96]
  const head = Buffer.from([0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255, 8, 2, 0, 0, 0])
  const pixels = Buffer.alloc((width * 3 + 1) * height, 0)
  for (let at = 0; at < pixels.length; at++) if (at % (width * 3 + 1) !== 0) pixels[at] = (at * 7) & 255
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0))
  ])
})()
