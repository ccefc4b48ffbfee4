import { assert, describe, it } from "@effect/vitest"
import { parseDay } from "#ui/parseDay.ts"

describe("a pasted date", () => {
  it.each([
    ["2027-12-31", "en-US", "2027-12-31"],
    [" 12/31/2027 ", "en-US", "2027-12-31"],
    ["1/2/27", "en-US", "2027-01-02"],
    ["2027-01-02", "fr-CA", "2027-01-02"],
    ["2027/1/2", "en-US", "2027-01-02"],
    ["31/12/2027", "es-MX", "2027-12-31"],
    ["31. 12. 2027", "es-MX", "2027-12-31"]
  ])("is parsed from %s in %s as %s", (text, locale, day) => assert.strictEqual(parseDay(text, locale), day))

  it.each(["", "soon", "31/12/2027", "2027-02-30", "12/31", "12/31/2027 10:00", "1/2/3/4", "602-555-0100"])(
    "is rejected in en-US if it is %s",
    (text) => assert.isUndefined(parseDay(text, "en-US"))
  )
})
