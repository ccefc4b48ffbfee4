import { assert, describe, it } from "@effect/vitest"
import { keepsPromise } from "#domain/schedule/scheduleRules.ts"
import { servicesFor, skillsFor, defaultMinutes } from "#domain/schedule/defaultMinutes.ts"

describe("the requirements of a job", () => {
  it("include a duration that depends on the work, in half hours", () =>
    assert.deepStrictEqual(
      [
        defaultMinutes({ jobType: "replacement", calibration: "", chips: 0 }),
        defaultMinutes({ jobType: "replacement", calibration: "static", chips: 0 }),
        defaultMinutes({ jobType: "replacement", calibration: "dual", chips: 0 }),
        defaultMinutes({ jobType: "repair", calibration: "", chips: 1 }),
        defaultMinutes({ jobType: "repair", calibration: "", chips: 3 }),
        defaultMinutes({ jobType: "calibration", calibration: "", chips: 0 })
      ],
      [90, 150, 180, 30, 60, 60]
    ))

  it("include an installer with all skills and a location that offers the service", () => {
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

  it("include the promised half-day at the start: noon is the afternoon", () =>
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
