import type { GlassPosition, GlassType } from "#domain/nags/GlassPart.ts"

/** A glass opening in a body and the letter of its glass in part numbers (trade 2.1). */
export interface Opening {
  readonly letter: "B" | "D" | "Q" | "V" | "P" | "R" | "S" | "Y"
  readonly glassType: GlassType
  readonly position: GlassPosition
}

/** The glass of a body apart from the windshield. Bodies with the same `cab` share a windshield. */
export interface BodyPlan {
  readonly cab: "car" | "coupe" | "pickup" | "van" | "heavy"
  /** Whether privacy glass is available behind the front doors. */
  readonly privacy: boolean
  readonly openings: ReadonlyArray<Opening>
}

const holes = (
  letter: Opening["letter"],
  glassType: GlassType,
  ...positions: ReadonlyArray<GlassPosition>
): ReadonlyArray<Opening> => positions.map((position) => ({ letter, glassType, position }))

const frontDoors = holes("D", "door", "frontLeft", "frontRight")
const doors = [...frontDoors, ...holes("D", "door", "rearLeft", "rearRight")]
const back = holes("B", "back", "onePiece")
const quarters = holes("Q", "quarter", "left", "right")
const frontVents = holes("V", "vent", "frontLeft", "frontRight")
const rearVents = holes("V", "vent", "rearLeft", "rearRight")
const roof = holes("R", "roof", "onePiece")
const sides = holes("S", "other", "left", "right")

const plan = (
  cab: BodyPlan["cab"],
  privacy: boolean,
  ...openings: ReadonlyArray<ReadonlyArray<Opening>>
): BodyPlan => ({ cab, privacy, openings: openings.flat() })

const pickup = plan("pickup", true, doors, back, holes("Y", "back", "onePiece"))
const heavy = plan("heavy", false, frontDoors, frontVents, back)
const wagon = plan("car", true, doors, back, quarters, roof)
const van = plan("van", true, frontDoors, frontVents, sides, holes("B", "back", "left", "right"))

const plans: Readonly<Record<string, BodyPlan>> = {
  Sedan: plan("car", false, doors, back, rearVents, roof),
  Limousine: plan("car", true, doors, back, quarters, holes("P", "partition", "onePiece")),
  Wagon: wagon,
  SUV: wagon,
  Hatchback: wagon,
  Coupe: plan("coupe", false, frontDoors, back, quarters),
  Convertible: plan("coupe", false, frontDoors, back, quarters),
  Roadster: plan("coupe", false, frontDoors, back),
  Pickup: pickup,
  "Sport Utility Truck": pickup,
  Minivan: plan("van", true, doors, back, quarters, frontVents),
  Van: van,
  "Cargo Van": van
}

/**
 * Returns the glass of a body; undefined for bodies without glass, such as trailers. Trucks and chassis of a maker's
 * light models are based on its pickups; all others are heavy.
 */
export const bodyPlan = (body: string, bodies: ReadonlyArray<string>): BodyPlan | undefined =>
  body === "Trailer"
    ? undefined
    : (plans[body] ?? (body === "" ? plans["Sedan"] : bodies.some((other) => plans[other]) ? pickup : heavy))
