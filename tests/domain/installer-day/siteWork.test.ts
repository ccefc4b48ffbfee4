import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { JobFileId } from "#domain/job-files/JobFile.ts"
import { emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import type { SiteEntry } from "#domain/installer-day/SiteEvent.ts"
import {
  calibrationGaps,
  type TimedEntry,
  isExpiredOn,
  isSameVin,
  nextStepOf,
  sortTimeOf,
  requiredPhotos,
  safeToDriveAt,
  siteStateOf,
  stopStatusOf,
  tasksOf
} from "#domain/installer-day/siteWork.ts"
import { LineId, emptyLineFacts } from "#domain/estimates/EstimateLine.ts"

let last = 0
const at = (minute: number, deed: SiteEntry): TimedEntry => ({ id: `event-${++last}`, at: minute * 60_000, deed })
const step = (name: "onMyWay" | "arrived" | "started" | "finished") => ({ _tag: "step", step: name }) as const
const photo = (shows: "target" | "report") =>
  ({ _tag: "photo", fileId: JobFileId.make(crypto.randomUUID()), shows }) as const
const calibration = (method: "static" | "dynamic", result: "passed" | "failed" = "passed") =>
  ({
    _tag: "calibration",
    method,
    tool: "IA900",
    serial: "88-20417",
    startedAt: 0,
    endedAt: 1,
    result,
    note: ""
  }) as const

describe("the work at a stop", () => {
  const events = [
    at(1, step("onMyWay")),
    at(2, step("arrived")),
    at(3, { _tag: "scan", when: "before", codes: "C1A67" }),
    at(4, { _tag: "mileage", mileage: 31_000, was: null }),
    at(5, { _tag: "mileage", mileage: 31_002, was: null }),
    at(6, photo("target")),
    at(7, step("finished"))
  ]

  it.prop(
    "is the same for any order and repetition of its events",
    [Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: events.length - 1 })))],
    ([again]) => {
      const shuffled = [...again.map((index) => events[index]!), ...events.toReversed()]
      assert.deepStrictEqual(siteStateOf(shuffled), siteStateOf(events))
    }
  )

  it("uses the earliest time of each step and the latest entry of everything else", () => {
    const work = siteStateOf([...events, at(9, step("arrived"))])
    assert.deepStrictEqual(work.steps, { onMyWay: 60_000, arrived: 120_000, finished: 420_000 })
    assert.strictEqual(work.mileage, 31_002)
    assert.strictEqual(stopStatusOf(work), "finished")
    assert.isUndefined(nextStepOf(work, { isMobile: true }))
  })

  it("goes from the drive to the end; work in the shop has no drive", () => {
    const steps = []
    const done: Array<TimedEntry> = []
    for (let next; (next = nextStepOf(siteStateOf(done), { isMobile: true })) !== undefined;) {
      steps.push(next)
      done.push(at(done.length, step(next)))
    }
    assert.deepStrictEqual(steps, ["onMyWay", "arrived", "started", "finished"])
    assert.strictEqual(nextStepOf(siteStateOf([]), { isMobile: false }), "started")
  })

  it("can be resumed after it was given up", () => {
    const given = [at(1, step("arrived")), at(2, { _tag: "couldNot", reason: "nobodyThere", note: "" })]
    assert.strictEqual(stopStatusOf(siteStateOf(given)), "couldNot")
    assert.strictEqual(stopStatusOf(siteStateOf([...given, at(60, step("started"))])), "started")
  })

  it("requires telling the customer again if the adhesive changes", () => {
    const adhesive = {
      _tag: "adhesive",
      adhesiveManufacturer: "Sika",
      adhesiveLot: "1",
      adhesiveExpiry: "",
      setAt: 0,
      minutes: 60,
      was: { adhesiveManufacturer: "", adhesiveLot: "", adhesiveExpiry: "" }
    } as const
    const told = [at(1, adhesive), at(2, { _tag: "told" })]
    assert.strictEqual(siteStateOf(told).toldAt, 120_000)
    assert.isUndefined(siteStateOf([...told, at(3, { ...adhesive, minutes: 120 })]).toldAt)
  })
})

describe("the rules of a stop", () => {
  it("release a vehicle once the safe drive-away time on the adhesive's label has passed", () => {
    // Set at 11:40, with one hour on the label.
    const setAt = Date.UTC(2026, 10, 24, 18, 40)
    assert.strictEqual(safeToDriveAt({ setAt, minutes: 60 }), Date.UTC(2026, 10, 24, 19, 40))
  })

  it("accept an adhesive through its last day and no later (trade 3.3)", () => {
    const adhesive = { adhesiveExpiry: "2026-11-24" }
    assert.isFalse(isExpiredOn("2026-11-24", adhesive))
    assert.isTrue(isExpiredOn("2026-11-25", adhesive))
    assert.isFalse(isExpiredOn("2026-11-25", { adhesiveExpiry: "" }))
  })

  it("compare VINs ignoring case, if there is one to compare with", () => {
    assert.isTrue(isSameVin("4t1daack7ru000001", " 4T1DAACK7RU000001"))
    assert.isFalse(isSameVin("4T1DAACK7RU000002", "4T1DAACK7RU000001"))
    assert.isUndefined(isSameVin("4T1DAACK7RU000001", ""))
  })

  it("require calibration evidence as the networks do: tool, VIN, passed, both scans, and two photos for a static one (trade 1.3)", () => {
    const vin = at(1, { _tag: "vin", vin: "4T1DAACK7RU000001" })
    const scans = [
      at(2, { _tag: "scan", when: "before", codes: "" }),
      at(9, { _tag: "scan", when: "after", codes: "" })
    ] as const
    assert.deepStrictEqual(calibrationGaps(siteStateOf([])), ["calibration", "vin", "scanBefore", "scanAfter"])
    assert.deepStrictEqual(calibrationGaps(siteStateOf([vin, ...scans, at(5, calibration("dynamic"))])), [])
    assert.deepStrictEqual(calibrationGaps(siteStateOf([vin, ...scans, at(5, calibration("dynamic", "failed"))])), [
      "passed"
    ])
    const fixed = [vin, ...scans, at(5, calibration("static"))]
    assert.deepStrictEqual(calibrationGaps(siteStateOf([...fixed, at(6, photo("target"))])), ["photos"])
    assert.deepStrictEqual(calibrationGaps(siteStateOf([...fixed, at(6, photo("target")), at(7, photo("report"))])), [])
  })

  it("request photos of six places for replaced glass, and an overall photo for other work", () => {
    const job = { install: { ...emptyInstall, jobType: "replacement" as const }, lines: [], vehicle: emptyVehicle }
    assert.deepStrictEqual(requiredPhotos(job), ["full", "rvmirror", "front", "back", "front-rv", "back-rv"])
    assert.deepStrictEqual(requiredPhotos({ ...job, install: { ...emptyInstall, jobType: "repair" } }), ["full"])
  })

  it("list what is missing: DOT number and adhesive for installed glass, evidence for a calibrated camera", () => {
    const glass = {
      ...emptyLineFacts,
      id: LineId.make(crypto.randomUUID()),
      parentId: null,
      kind: "glass" as const,
      partNumber: "FW99001GTYN",
      description: "Windshield",
      quantity: 100
    }
    const job = {
      install: { ...emptyInstall, jobType: "replacement" as const },
      lines: [glass, { ...glass, id: LineId.make(crypto.randomUUID()), kind: "calibration" as const }],
      vehicle: emptyVehicle
    }
    const left = (work: ReturnType<typeof siteStateOf>, photos: ReadonlyArray<string> = []) =>
      tasksOf(job, work, photos)
        .filter(({ isDone }) => !isDone)
        .map(({ task }) => task)
    const all = ["signatureBefore", "vin", "mileage", "photos", "glass", "adhesive", "calibration", "signatureAfter"]
    assert.deepStrictEqual(left(siteStateOf([])), all)
    const written = siteStateOf([at(1, { _tag: "glass", lineId: glass.id, dotNumber: "DOT 459 M4127", was: "" })])
    assert.notInclude(left(written), "glass")
    assert.notInclude(left(written, ["full", "rvmirror", "front", "back", "front-rv", "back-rv"]), "photos")
    const repair = tasksOf({ ...job, install: { ...job.install, jobType: "repair" }, lines: [] }, siteStateOf([]), [])
    assert.deepStrictEqual(
      repair.map(({ task }) => task),
      ["signatureBefore", "vin", "mileage", "photos", "signatureAfter"]
    )
  })

  it("order stops by the installer's hours, then by the promised time or half-day", () => {
    const open = { start: "", time: "", timeFrame: "" }
    const stops = [
      open,
      { ...open, timeFrame: "afternoon" },
      { ...open, time: "09:30" },
      { ...open, start: "07:15", time: "13:00" }
    ]
    assert.deepStrictEqual(stops.map(sortTimeOf).toSorted(), ["07:15", "09:30", "12:00", "99:99"])
  })
})
