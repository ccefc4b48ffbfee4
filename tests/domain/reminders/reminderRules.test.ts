import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import {
  dayByRule,
  daysOf,
  firstRuleDay,
  catchUpDays,
  lotLeadDays,
  ruleReminder
} from "#domain/reminders/ruleReminder.ts"
import { type StoredRules, OfferedRule } from "#domain/reminders/ReminderRules.ts"
import { freshCustomer, freshJob, freshLocation } from "#tests/contracts/fresh.ts"

const quote = freshJob(freshCustomer(), freshLocation(), { number: 1001 })
const from = (number: number) => daysAfter("2026-01-01", number)
/** A day within a few months, as a number. */
const day = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 150 }))

/** Random facts a rule looks at. */
const Facts = Schema.Struct({
  stage: Schema.Literals(["quote", "workorder", "invoice"]),
  isAnswered: Schema.Boolean,
  isCredited: Schema.Boolean,
  balance: Schema.Literals([0, 100, -100]),
  partsStatus: Schema.Literals(["pending", "complete"]),
  hasDate: Schema.Boolean,
  complete: Schema.Boolean,
  lacksEvidence: Schema.Boolean,
  hasLot: Schema.Boolean
})

const jobOf = (facts: typeof Facts.Type, quoted: number, invoiced: number, installed: number, expiry: number) =>
  ({
    ...quote,
    lines: facts.hasLot ? [{ adhesiveLot: "4021-A", adhesiveExpiry: from(expiry) }] : [],
    stage: facts.stage,
    answer: facts.isAnswered ? { kind: "declined" } : null,
    credit: facts.isCredited ? { number: 1 } : null,
    balance: facts.balance,
    partsStatus: facts.partsStatus,
    quotedOn: from(quoted),
    invoicedOn: from(invoiced),
    install: { ...quote.install, date: facts.hasDate ? from(installed) : "", complete: facts.complete }
  }) as unknown as Job

describe("reminder rules", () => {
  it.prop(
    "create a reminder exactly on days when its reason applies, is due, and is not older than the rule",
    [
      OfferedRule,
      Schema.Boolean,
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 30 })),
      Facts,
      day,
      day,
      day,
      day,
      day
    ],
    ([rule, isOn, quoteDays, facts, since, paper, installed, expiry, now]) => {
      const kept: StoredRules = {
        on: isOn ? [rule] : OfferedRule.literals.filter((one) => one !== rule),
        quoteDays,
        assignTo: null,
        since: { [rule]: from(since) }
      }
      const [job, today] = [jobOf(facts, paper, paper, installed, expiry), from(now)]
      const beside = { today, lacksEvidence: facts.lacksEvidence }
      const [made, due] = [ruleReminder(rule, kept, job, beside), dayByRule(rule, kept, job, beside)]
      if (!isOn || due === undefined || due > today) return assert.isUndefined(made)
      if (rule === "partsNotHere") {
        assert.deepStrictEqual([facts.stage, facts.complete, facts.hasDate], ["workorder", false, true])
        assert.isAtLeast(installed, now)
        return assert.strictEqual(made, from(installed - 1))
      }
      if (rule === "adhesiveExpires") {
        assert.isTrue(facts.hasLot && expiry >= now && expiry <= now + lotLeadDays)
        return assert.strictEqual(made, from(expiry - lotLeadDays))
      }
      if (rule === "calibrationEvidence") {
        assert.deepStrictEqual([facts.lacksEvidence, facts.complete, facts.hasDate], [true, true, true])
        assert.strictEqual(due, from(installed + 1))
      } else {
        assert.strictEqual(facts.stage, rule === "quoteUnanswered" ? "quote" : "invoice")
        assert.strictEqual(due, from(paper + daysOf(rule, kept)))
      }
      if (rule === "review") assert.isTrue(facts.complete && now <= paper + 30)
      assert.strictEqual(made, due >= firstRuleDay(rule, kept, today) ? due : undefined)
      if (made !== undefined) assert.isTrue(made >= from(since) && made >= from(now - catchUpDays) && made <= today)
    },
    { arbitrary: { runs: 3_000 } }
  )

  it("have no reason once a quote is answered or lost, parts have arrived, or an invoice is paid", () => {
    const kept: StoredRules = { on: [], quoteDays: 3, assignTo: null, since: {} }
    const job = (facts: object) => ({ ...quote, ...facts }) as unknown as Job
    const day = (rule: OfferedRule, facts: object) =>
      dayByRule(rule, kept, job(facts), { today: "2026-11-25", lacksEvidence: false })
    assert.strictEqual(day("quoteUnanswered", { quotedOn: "2026-11-20" }), "2026-11-23")
    assert.isUndefined(day("quoteUnanswered", { answer: { kind: "accepted" } }))
    assert.isUndefined(day("quoteUnanswered", { lost: { reason: "price" } }))
    const install = { ...quote.install, date: "2026-11-26" }
    assert.strictEqual(day("partsNotHere", { stage: "workorder", partsStatus: "pending", install }), "2026-11-25")
    assert.isUndefined(day("partsNotHere", { stage: "workorder", partsStatus: "complete", lines: [], install }))
    const invoice = { stage: "invoice", credit: null, invoicedOn: "2026-10-01" }
    assert.strictEqual(day("unpaid30", { ...invoice, balance: 100 }), "2026-10-31")
    assert.strictEqual(day("unpaid90", { ...invoice, balance: 100 }), "2026-12-30")
    assert.isUndefined(day("unpaid30", { ...invoice, balance: 0 }))
  })
})
