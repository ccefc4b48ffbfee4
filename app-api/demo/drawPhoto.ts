import type { SKRSContext2D } from "@napi-rs/canvas"

/**
 * What a demo photo shows: the entire windshield, a close-up of the damage, or the mirror with the camera behind it.
 */
export type Shot = "full" | "front" | "rvmirror"

const [width, height] = [1_200, 900] as const

/** Body colors, in turn: silver, blue, white, red, green. */
const paints = ["#8d9499", "#33506e", "#dcdcd8", "#7c2c2b", "#44554a"]

/** Draws a fictional photo of the `nth` car as JPEG. */
export const drawPhoto = async (shot: Shot, nth: number): Promise<Uint8Array> => {
  // Imported with the first photo: Skia is large, and a start without demo shops must not wait for it.
  const { createCanvas } = await import("@napi-rs/canvas")
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext("2d")
  if (shot === "full") wholeCar(pen, paints[nth % paints.length]!, nth)
  else if (shot === "front") fill(pen, "#5d7680", "#a9bcc0")
  else fromInside(pen)
  if (shot !== "rvmirror")
    crack(pen, shot === "full" ? [430 + ((nth * 67) % 330), 500] : [520, 430], shot === "full" ? 34 : 150, nth)
  return new Uint8Array(await canvas.encode("jpeg", 82))
}

const fill = (pen: SKRSContext2D, top: string, bottom: string) => {
  const light = pen.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, top)
  light.addColorStop(1, bottom)
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
}

const shape = (pen: SKRSContext2D, color: string, points: ReadonlyArray<readonly [x: number, y: number]>) => {
  pen.fillStyle = color
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.fill()
}

/** Sky, lot, roof and hood, the frit's black band, and the clear glass inside it. */
const wholeCar = (pen: SKRSContext2D, paint: string, nth: number) => {
  fill(pen, "#bfd3de", "#e6e2d8")
  pen.fillStyle = "#6e6c68"
  pen.fillRect(0, 620, width, 280)
  shape(pen, paint, [
    [270, 190],
    [930, 190],
    [1090, 640],
    [1150, 900],
    [50, 900],
    [110, 640]
  ])
  shape(pen, "#121416", [
    [290, 215],
    [910, 215],
    [1030, 625],
    [170, 625]
  ])
  shape(pen, nth % 2 === 0 ? "#4d6570" : "#566a66", [
    [312, 238],
    [888, 238],
    [996, 600],
    [204, 600]
  ])
  pen.fillStyle = "#121416"
  pen.fillRect(560, 238, 80, 62)
  shape(pen, "rgba(255,255,255,.16)", [
    [360, 238],
    [520, 238],
    [330, 600],
    [230, 600]
  ])
}

const fromInside = (pen: SKRSContext2D) => {
  fill(pen, "#a8c4d4", "#d8d2c4")
  pen.fillStyle = "#23262a"
  pen.fillRect(0, 0, width, 130)
  shape(pen, "#15181b", [
    [450, 130],
    [750, 130],
    [710, 330],
    [490, 330]
  ])
  pen.fillStyle = "#0a0b0c"
  pen.beginPath()
  pen.arc(600, 235, 34, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = "#1d2023"
  pen.beginPath()
  pen.roundRect(330, 350, 540, 190, 70)
  pen.fill()
  pen.fillStyle = "#8fa3ad"
  pen.beginPath()
  pen.roundRect(352, 370, 496, 150, 56)
  pen.fill()
}

/** A star break with five legs, one of which has run. */
const crack = (pen: SKRSContext2D, [x, y]: readonly [number, number], size: number, nth: number) => {
  pen.strokeStyle = "rgba(245,250,252,.9)"
  pen.lineWidth = Math.max(2, size / 28)
  for (let leg = 0; leg < 5; leg++) {
    const [turn, length] = [leg * 1.26 + nth, leg === 0 ? size * 3.4 : size * (0.7 + leg * 0.12)]
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + (Math.cos(turn + 0.12) * length) / 2, y + (Math.sin(turn + 0.12) * length) / 2)
    pen.lineTo(x + Math.cos(turn) * length, y + Math.sin(turn) * length)
    pen.stroke()
  }
}
