import { assert, describe, it } from "@effect/vitest"
import { keepsPromise } from "#domain/schedule/scheduleRules.ts"
import { servicesFor, skillsFor, usualMinutes } from "#domain/schedule/usualMinutes.ts"

describe("what a job asks for", () => {
  it("takes as long as is done, in half hours", () =>
    assert.deepStrictEqual(
      [
        usualMinutes({ jobType: "replacement", calibration: "", chips: 0 }),
        usualMinutes({ jobType: "replacement", calibration: "static", chips: 0 }),
        usualMinutes({ jobType: "replacement", calibration: "dual", chips: 0 }),
        usualMinutes({ jobType: "repair", calibration: "", chips: 1 }),
        usualMinutes({ jobType: "repair", calibration: "", chips: 3 }),
        usualMinutes({ jobType: "calibration", calibration: "", chips: 0 })
      ],
      [90, 150, 180, 30, 60, 60]
    ))

  it("wants whoever can do all of it, and a location that offers it", () => {
    assert.deepStrictEqual(skillsFor({ jobType: "replacement", calibration: "dual" }, true), [
      "replacement",
      "staticCalibration",
      "dynamicCalibration",
      "mobile"
    ])
    assert.deepStrictEqual(servicesFor({ jobType: "repair", calibration: "" }, false), [
      "inShopService",
      "windshieldRepair"
    ])
    assert.deepStrictEqual(servicesFor({ jobType: "replacement", calibration: "static" }, true), [
      "mobileService",
      "mobileCalibration"
    ])
  })

  it("keeps a promise by when it begins: noon is the afternoon", () =>
    assert.deepStrictEqual(
      [
        keepsPromise("morning", "11:45"),
        keepsPromise("morning", "12:00"),
        keepsPromise("afternoon", "12:00"),
        keepsPromise("", "23:00"),
        keepsPromise("afternoon", "")
      ],
      [true, false, true, true, true]
    ))
})
