import { assert, describe, it } from "@effect/vitest"
import {
  canGoBack,
  photoAnswers,
  type PhotoEvent,
  type PhotoFlow,
  photoFlow,
  photoFlowFrom,
  photoPanesLeft,
  photoQuestion
} from "#domain/public-page/photoFlow.ts"
import type { ShownPhotoLink } from "#domain/public-page/photoLinkTypes.ts"

const shown: ShownPhotoLink = {
  state: "open",
  language: "en",
  shop: { name: "Copper State", phone: "602-555-0100" },
  customer: "Ada",
  glass: "windshield",
  vin: "",
  car: null,
  panes: [],
  answers: [],
  photos: []
}
const kona = { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "SUV" }
const vin = "KM8K2CAB4PU001140"
const panes = [
  { features: ["camera", "rainSensor"] },
  { features: ["camera"] },
  { features: ["rainSensor"] },
  { features: [] }
] as const
const after = (events: ReadonlyArray<PhotoEvent>, from: PhotoFlow = photoFlowFrom(shown)) =>
  events.reduce(photoFlow, from)

describe("the photo request flow", () => {
  it("goes from the VIN to the vehicle, the questions that distinguish glass parts, and the photos", () => {
    const car = after([{ type: "CAR", vin, car: kona }])
    assert.deepInclude(car, { step: "car", vin, car: kona, isTheirs: false })
    const asked = after([{ type: "MINE", panes }], car)
    assert.deepInclude(asked, { step: "question", isTheirs: true })
    // Of two equally distinguishing features, the easier to see comes first.
    assert.strictEqual(photoQuestion(asked), "camera")
    const second = after([{ type: "ANSWER", answer: "yes" }], asked)
    assert.strictEqual(photoQuestion(second), "rainSensor")
    const photos = after([{ type: "ANSWER", answer: "notSure" }], second)
    assert.strictEqual(photos.step, "photos")
    assert.strictEqual(photoPanesLeft(photos).length, 2)
    assert.deepStrictEqual(photoAnswers(photos), [
      { feature: "camera", answer: "yes" },
      { feature: "rainSensor", answer: "notSure" }
    ])
    assert.strictEqual(after([{ type: "SENT" }], photos).step, "done")
  })

  it("keeps answers when going back, and starts over for another vehicle", () => {
    const photos = after([
      { type: "CAR", vin, car: kona },
      { type: "MINE", panes },
      { type: "ANSWER", answer: "yes" },
      { type: "ANSWER", answer: "no" }
    ])
    const back = after([{ type: "BACK" }], photos)
    assert.deepInclude(back, { step: "question", asked: ["camera"] })
    assert.strictEqual(back.answers.rainSensor, "no")
    const first = after([{ type: "BACK" }, { type: "BACK" }, { type: "BACK" }], back)
    assert.deepInclude(first, { step: "vin", vin })
    // The same VIN again resumes where it was, with the answers.
    const again = after(
      [
        { type: "CAR", vin, car: kona },
        { type: "MINE", panes }
      ],
      first
    )
    assert.deepInclude(again.answers, { camera: "yes", rainSensor: "no" })
    const other = after([{ type: "CAR", vin: "1HGCM82633A004352", car: null }], first)
    assert.deepInclude(other, { isTheirs: false, panes: [], answers: {} })
  })

  it("continues without a VIN, skips questions if no glass is known, and goes back to where it came from", () => {
    const without = after([{ type: "WITHOUT_VIN" }])
    assert.strictEqual(without.step, "photos")
    assert.strictEqual(after([{ type: "BACK" }], without).step, "vin")
    const none = after([
      { type: "CAR", vin, car: null },
      { type: "MINE", panes: [] }
    ])
    assert.strictEqual(none.step, "photos")
    assert.strictEqual(after([{ type: "BACK" }], none).step, "car")
    assert.strictEqual(after([{ type: "CAR", vin, car: kona }, { type: "NOT_MINE" }]).step, "vin")
  })

  it("ignores events that do not apply to a step, and goes back from every step but the first and the last", () => {
    const steps: ReadonlyArray<PhotoFlow> = (["vin", "car", "question", "photos", "done"] as const).map((step) => ({
      ...photoFlowFrom(shown),
      step
    }))
    const meant: Readonly<Record<string, string>> = {
      CAR: "vin",
      WITHOUT_VIN: "vin",
      MINE: "car",
      NOT_MINE: "car",
      SENT: "photos"
    }
    const events: ReadonlyArray<PhotoEvent> = [
      { type: "CAR", vin, car: null },
      { type: "MINE", panes },
      { type: "NOT_MINE" },
      { type: "WITHOUT_VIN" },
      { type: "ANSWER", answer: "yes" },
      { type: "SENT" }
    ]
    for (const flow of steps) {
      for (const event of events)
        assert.strictEqual(
          photoFlow(flow, event) === flow,
          meant[event.type] !== flow.step,
          `${flow.step} ${event.type}`
        )
      assert.strictEqual(photoFlow(flow, { type: "BACK" }) === flow, !canGoBack(flow), flow.step)
    }
  })

  it("resumes on another device at the step the server knows", () => {
    const known = photoFlowFrom({ ...shown, vin, car: kona, panes, answers: [{ feature: "camera", answer: "no" }] })
    assert.deepInclude(known, { step: "question", isTheirs: true, asked: ["camera"] })
    assert.strictEqual(photoQuestion(known), "rainSensor")
    assert.strictEqual(photoFlowFrom({ ...shown, vin, panes: [] }).step, "photos")
  })
})
