import { assert, describe, it } from "@effect/vitest"
import { createIntl } from "react-intl"
import { languages, wordsOf } from "./wordFiles.ts"

const until = Date.parse("2026-11-22T20:41:30Z")

describe("a reached quota", () => {
  it.each(["quota.exports", "quota.requests", "quota.searches", "quota.visits", "failure.ExportsUsedUp"])(
    "shows when %s ends, in local time, in every language",
    (id) => {
      for (const language of languages) {
        const intl = createIntl({
          locale: language === "fr" ? "fr-CA" : language === "es" ? "es-US" : "en-US",
          timeZone: "UTC",
          messages: wordsOf(language, "shared"),
          onError: (error) => {
            throw error
          }
        })
        assert.match(intl.formatMessage({ id }, { until }), /\b(8:41|20 h 41|20:41)/, `${language} ${id}`)
      }
    }
  )
})
