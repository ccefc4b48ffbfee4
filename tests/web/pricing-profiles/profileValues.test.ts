import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import { PricingProfile, PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import { samplePricingProfile } from "#domain/testing/samples.ts"
import { readForm } from "#web/forms/formErrors.ts"
import { ProfileForm, profileValues } from "#web/pricing-profiles/profileKind.ts"

const id = PricingProfileId.make("019a0000-0000-7000-8000-000000000071")
const errorsOf = (values: typeof ProfileForm.Encoded) => {
  const read = readForm(ProfileForm, values)
  return Result.isFailure(read) ? read.failure : {}
}

describe("the pricing profile form", () => {
  const { profileName: _, ...terms } = PricingProfileDraft.fields

  it.effect.prop("sends the stored values if saved without changes", [Schema.Struct(terms)], ([some]) =>
    Effect.sync(() => {
      const draft = { ...some, profileName: "Saguaro Mutual" }
      const read = readForm(ProfileForm, profileValues(new PricingProfile({ id, version: 3, ...draft })))
      assert.deepStrictEqual(Result.isSuccess(read) && read.success, draft)
    })
  )

  it("has exactly the fields of the domain's draft", () => {
    assert.deepStrictEqual(Object.keys(ProfileForm.fields).sort(), Object.keys(PricingProfileDraft.fields).sort())
    assert.deepStrictEqual(Object.keys(profileValues(undefined)).sort(), Object.keys(PricingProfileDraft.fields).sort())
  })

  it("requires only a name for a new profile", () => {
    assert.deepStrictEqual(errorsOf(profileValues(undefined)), { profileName: ["required"] })
    assert.isTrue(
      Result.isSuccess(
        Schema.decodeUnknownResult(PricingProfileDraft)({ ...profileValues(undefined), profileName: "Counter" })
      )
    )
  })

  it("requires every emptied number, and rejects what the domain rejects", () => {
    const values = { ...profileValues(new PricingProfile({ id, version: 1, ...samplePricingProfile })) }
    assert.deepStrictEqual(
      errorsOf({
        ...values,
        laborRate: null,
        windshieldPercent: null,
        kitPrices: [{ kind: "base", quantity: 100, price: null }]
      }),
      {
        windshieldPercent: ["required"],
        laborRate: ["required"],
        "kitPrices.0.price": ["required"]
      }
    )
    assert.deepStrictEqual(errorsOf({ ...values, laborRate: -1, windshieldPercent: 12_000 }), {
      windshieldPercent: ["percent.range"],
      laborRate: ["money.negative"]
    })
  })
})
