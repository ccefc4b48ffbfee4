import { fileURLToPath } from "node:url"
import type { SKRSContext2D } from "@napi-rs/canvas"

const [width, height] = [1_000, 240] as const
const face = "Frit demo logo"

/** Draws a demo shop's logo as PNG: a windshield with its frit, and the name beside it. */
export const drawLogo = async (name: string): Promise<Uint8Array> => {
  // Imported with the first picture: Skia is large, and a start without demo shops must not wait for it.
  const { createCanvas, GlobalFonts } = await import("@napi-rs/canvas")
  GlobalFonts.registerFromPath(
    fileURLToPath(new URL("../../adapters/pdf/fonts/InterSemiBold.ttf", import.meta.url)),
    face
  )
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext("2d")
  pen.fillStyle = "#fff"
  pen.fillRect(0, 0, width, height)
  windshield(pen, "#11191b", 0)
  windshield(pen, "#0a636a", 20)
  shine(pen)
  pen.fillStyle = "#11191b"
  pen.font = `84px "${face}"`
  pen.textBaseline = "middle"
  pen.fillText(name, 330, height / 2 + 4, width - 340)
  return new Uint8Array(await canvas.encode("png"))
}

/** Wider at the bottom than at the top, arched; `inside` is the width of the frame around it. */
const windshield = (pen: SKRSContext2D, color: string, inside: number) => {
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(62 + inside * 0.7, 40 + inside)
  pen.quadraticCurveTo(150, 16 + inside, 238 - inside * 0.7, 40 + inside)
  pen.lineTo(290 - inside * 1.3, 190 - inside)
  pen.quadraticCurveTo(150, 224 - inside, 10 + inside * 1.3, 190 - inside)
  pen.closePath()
  pen.fill()
}

const shine = (pen: SKRSContext2D) => {
  pen.fillStyle = "rgba(255,255,255,.28)"
  pen.beginPath()
  for (const [x, y] of [
    [112, 54],
    [146, 50],
    [108, 180],
    [72, 175]
  ] as const)
    pen.lineTo(x, y)
  pen.fill()
}
