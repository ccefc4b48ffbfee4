import { fileURLToPath } from "node:url"
import type { SKRSContext2D } from "@napi-rs/canvas"

const face = "Frit demo page"

type Points = ReadonlyArray<readonly [x: number, y: number]>

/** Paint and sky colors of the demo's cars, in turn. */
const cars = [
  { paint: "#8d9aa0", shade: "#6f7b81", sky: ["#7fb2c6", "#f4dcb6"] },
  { paint: "#a3332f", shade: "#7d2522", sky: ["#8fb9d1", "#e9eef0"] },
  { paint: "#e9e7e1", shade: "#c4c1b8", sky: ["#5f86a8", "#f0b98c"] },
  { paint: "#2f567c", shade: "#223f5c", sky: ["#9cc3cf", "#f6e7c9"] },
  { paint: "#3f5d4c", shade: "#2d4437", sky: ["#89a9bd", "#efd3b0"] },
  { paint: "#2b2f33", shade: "#1b1e21", sky: ["#b7c9cf", "#f2e0cf"] }
] as const

const loadCanvas = async (width: number, height: number) => {
  // Imported with the first picture: Skia is large, and a start without demo shops must not wait for it.
  const { createCanvas, GlobalFonts } = await import("@napi-rs/canvas")
  GlobalFonts.registerFromPath(
    fileURLToPath(new URL("../../adapters/pdf/fonts/InterSemiBold.ttf", import.meta.url)),
    face
  )
  const canvas = createCanvas(width, height)
  return { canvas, pen: canvas.getContext("2d") }
}

const shape = (pen: SKRSContext2D, color: string, points: Points) => {
  pen.fillStyle = color
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.fill()
}

const falling = (pen: SKRSContext2D, from: number, to: number, colors: ReadonlyArray<string>) => {
  const light = pen.createLinearGradient(0, from, 0, to)
  colors.forEach((color, at) => light.addColorStop(at / (colors.length - 1), color))
  return light as unknown as string
}

const hills = (pen: SKRSContext2D, base: number) => {
  shape(pen, "#a57885", [
    [0, base],
    [0, base - 120],
    [180, base - 210],
    [330, base - 130],
    [520, base - 250],
    [760, base - 120],
    [960, base - 220],
    [1200, base - 140],
    [1200, base]
  ])
  shape(pen, "#7a5b70", [
    [0, base],
    [0, base - 60],
    [240, base - 120],
    [480, base - 50],
    [720, base - 110],
    [980, base - 40],
    [1200, base - 90],
    [1200, base]
  ])
}

/** Draws the `nth` car with its new windshield in front of the hills, as JPEG. */
export const drawRecentJob = async (nth: number): Promise<Uint8Array> => {
  const { canvas, pen } = await loadCanvas(1200, 900)
  const { paint, shade, sky } = cars[nth % cars.length]!
  pen.fillStyle = falling(pen, 0, 560, sky)
  pen.fillRect(0, 0, 1200, 900)
  hills(pen, 560)
  pen.fillStyle = falling(pen, 560, 900, ["#9a8d75", "#6f675a"])
  pen.fillRect(0, 560, 1200, 340)
  pen.fillStyle = "rgba(10,12,14,.32)"
  pen.beginPath()
  pen.ellipse(600, 815, 440, 40, 0, 0, Math.PI * 2)
  pen.fill()
  for (const x of [235, 845]) {
    pen.fillStyle = "#15181a"
    pen.beginPath()
    pen.roundRect(x, 660, 120, 160, 34)
    pen.fill()
  }
  shape(pen, shade, [
    [372, 230],
    [828, 230],
    [925, 480],
    [275, 480]
  ])
  pen.fillStyle = falling(pen, 440, 780, [paint, shade])
  pen.beginPath()
  pen.roundRect(205, 462, 790, 300, [70, 70, 46, 46])
  pen.fill()
  for (const x of [196, 912]) {
    pen.fillStyle = paint
    pen.beginPath()
    pen.roundRect(x, 420, 92, 56, 24)
    pen.fill()
  }
  windshield(pen)
  shape(pen, "rgba(255,255,255,.14)", [
    [290, 500],
    [910, 500],
    [860, 590],
    [340, 590]
  ])
  for (const [x, turn] of [
    [250, 1],
    [826, -1]
  ] as const) {
    pen.fillStyle = "#f6f1df"
    pen.beginPath()
    pen.roundRect(x, 596, 124, 52, turn === 1 ? [12, 34, 12, 30] : [34, 12, 30, 12])
    pen.fill()
  }
  pen.fillStyle = "#14171a"
  pen.beginPath()
  pen.roundRect(420, 622, 360, 74, 22)
  pen.fill()
  pen.fillStyle = "rgba(255,255,255,.16)"
  for (const y of [640, 658, 676]) pen.fillRect(440, y, 320, 5)
  pen.fillStyle = "#f3f4f2"
  pen.beginPath()
  pen.roundRect(530, 712, 140, 40, 6)
  pen.fill()
  return new Uint8Array(await canvas.encode("jpeg", 86))
}

/** New glass with its frit: the band, its dots, the camera behind the mirror, and the reflected sky. */
const windshield = (pen: SKRSContext2D) => {
  shape(pen, "#0d1113", [
    [398, 252],
    [802, 252],
    [888, 472],
    [312, 472]
  ])
  shape(pen, falling(pen, 270, 455, ["#5d8d9c", "#9fc4c6", "#4f6f74"]), [
    [414, 270],
    [786, 270],
    [858, 452],
    [342, 452]
  ])
  pen.fillStyle = "#0d1113"
  for (let x = 420; x < 784; x += 13) {
    pen.beginPath()
    pen.arc(x, 276, 3.6, 0, Math.PI * 2)
    pen.fill()
  }
  pen.beginPath()
  pen.roundRect(560, 262, 80, 44, [0, 0, 18, 18])
  pen.fill()
  shape(pen, "rgba(255,255,255,.26)", [
    [470, 270],
    [560, 270],
    [470, 452],
    [372, 452]
  ])
  shape(pen, "rgba(255,255,255,.16)", [
    [590, 306],
    [620, 306],
    [566, 452],
    [530, 452]
  ])
}

/** Draws a demo shop's storefront in the evening with an open bay, as JPEG. */
export const drawShopFront = async (name: string): Promise<Uint8Array> => {
  const { canvas, pen } = await loadCanvas(1200, 900)
  pen.fillStyle = falling(pen, 0, 620, ["#6fa9bb", "#f2d6ae", "#eeae80"])
  pen.fillRect(0, 0, 1200, 900)
  hills(pen, 690)
  pen.fillStyle = falling(pen, 690, 900, ["#8e8577", "#5f5a52"])
  pen.fillRect(0, 690, 1200, 210)
  pen.fillStyle = falling(pen, 300, 700, ["#f3ede2", "#ddd3c2"])
  pen.fillRect(110, 300, 980, 400)
  pen.fillStyle = "#11191b"
  pen.fillRect(90, 270, 1020, 110)
  pen.fillStyle = "#9fd8d2"
  pen.fillRect(90, 380, 1020, 8)
  pen.fillStyle = "#ffffff"
  pen.font = `58px "${face}"`
  pen.textBaseline = "middle"
  pen.textAlign = "center"
  pen.fillText(name, 600, 327, 940)
  for (const [x, isOpen] of [
    [170, true],
    [490, false]
  ] as const) {
    pen.fillStyle = isOpen ? falling(pen, 440, 700, ["#22302f", "#3d4b48"]) : "#c9d3d2"
    pen.fillRect(x, 440, 270, 260)
    pen.strokeStyle = isOpen ? "#0d1113" : "#a5b1b0"
    pen.lineWidth = 6
    pen.strokeRect(x, 440, 270, 260)
    if (!isOpen) for (let y = 492; y < 700; y += 52) pen.fillRect(x, y, 270, 3)
    else {
      pen.fillStyle = "#f6d992"
      pen.fillRect(x + 30, 462, 210, 8)
      pen.fillStyle = "#a3332f"
      pen.beginPath()
      pen.roundRect(x + 40, 590, 190, 90, 22)
      pen.fill()
      shape(pen, "#9fc4c6", [
        [x + 78, 540],
        [x + 192, 540],
        [x + 214, 598],
        [x + 56, 598]
      ])
    }
  }
  pen.fillStyle = falling(pen, 440, 640, ["#b9dcd7", "#7fb4c4"])
  pen.fillRect(810, 440, 240, 200)
  pen.strokeStyle = "#11191b"
  pen.lineWidth = 8
  pen.strokeRect(810, 440, 240, 200)
  shape(pen, "rgba(255,255,255,.35)", [
    [860, 444],
    [930, 444],
    [860, 636],
    [814, 636],
    [814, 570]
  ])
  return new Uint8Array(await canvas.encode("jpeg", 86))
}
