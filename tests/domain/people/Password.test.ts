import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { commonPasswordsZxcvbn } from "#adapters/zxcvbn/commonPasswordsZxcvbn.ts"
import { NewPassword, passwordFault, passwordRules } from "#domain/people/Password.ts"
import { rejectCommonPassword } from "#domain/people/rejectCommonPassword.ts"

const upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZÉÑЖ"
const lower = "abcdefghijklmnopqrstuvwxyzéñж"
const digits = "0123456789"
const special = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~€密🔑"
const kinds = [upper, lower, digits, special].map((set) => [...set])

/** Code point positions drawn by fast-check: the kind of character and which one. */
const Places = Schema.Array(
  Schema.Tuple([Schema.Literals([0, 1, 2, 3]), Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 999 }))])
)
const spelled = (places: typeof Places.Type) =>
  places.map(([kind, which]) => kinds[kind]![which % kinds[kind]!.length]!).join("")

describe("a new password (spec §5)", () => {
  it.effect.prop("is checked only for length and kinds of characters, whatever the script", [Places], ([places]) =>
    Effect.sync(() => {
      const text = spelled(places)
      const allowed = places.length >= 10 && places.length <= 128 && new Set(places.map(([kind]) => kind)).size >= 3
      assert.strictEqual(passwordFault(text) === undefined, allowed, text)
      assert.strictEqual(Schema.is(NewPassword)(text), allowed, text)
      const { length, kinds: enough, noSpaces } = passwordRules(text)
      assert.strictEqual(length && enough && noSpaces, allowed, text)
    })
  )

  it.effect.prop(
    "contains no white space of any script",
    [
      Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 12 })),
      Schema.Literals([" ", "\t", "\u00a0", "\u2003", "\n"])
    ],
    ([at, space]) =>
      Effect.sync(() => {
        const good = "Kestrel-41-vQ"
        assert.strictEqual(passwordFault(`${good.slice(0, at)}${space}${good.slice(at)}`), "password.spaces")
      })
  )

  const judged = [
    ["", "required"],
    ["Kestrel-4", "tooShort:10"],
    ["Kestrel-41", undefined],
    ["kestrelkestrel", "password.kinds"],
    ["kestrelkestrel1", "password.kinds"],
    ["kestrelkestreL1", undefined],
    [`Aa1${"x".repeat(125)}`, undefined],
    [`Aa1${"x".repeat(126)}`, "tooLong:128"],
    [`Aa1${"🔑".repeat(125)}`, undefined],
    ["пароль-Пароль-7", undefined]
  ] as const
  it.each(judged)("%s: %s", (password, fault) => assert.strictEqual(passwordFault(password), fault))
})

const refused = (password: string, own: ReadonlyArray<string> = []) =>
  Effect.map(Effect.result(rejectCommonPassword(password, own)), ({ _tag }) => _tag === "Failure")

describe("a commonly guessed password (P2)", () => {
  const common = [
    "Password123!",
    "P@ssw0rd-2026",
    "Passw0rd!!",
    "Qwerty12345!",
    "1234567890Aa",
    "Dragon-2026!",
    "M1ch4el-2026",
    "DragonDragon1",
    "Iloveyou-2026",
    "Letmein!!2026",
    "Windshield-1!",
    "AutoGlass2026",
    "Frit-2026-83!",
    "W1ndsh1eld!!",
    "Pare-Brise-26",
    "Parabrisas26!",
    "VidrioTaller1"
  ]
  it.effect.each(common)("rejects %s", (password) =>
    Effect.gen(function* () {
      assert.strictEqual(passwordFault(password), undefined)
      assert.isTrue(yield* refused(password))
    }).pipe(Effect.provide(commonPasswordsZxcvbn))
  )

  it.effect.each([
    "Clear-View-2026",
    "Glass-in-9-colours",
    "Kestrel-41-vQ",
    "Kx-vqPz-2000",
    "vQ8#tmW2!z",
    "correct-horse-9-Battery",
    "x7Q!29#-83%q",
    "密码密码-Kestrel7"
  ])("accepts %s", (password) =>
    Effect.gen(function* () {
      assert.strictEqual(passwordFault(password), undefined)
      assert.isFalse(yield* refused(password))
    }).pipe(Effect.provide(commonPasswordsZxcvbn))
  )

  it.effect("rejects the names of the shop and the person for them only", () =>
    Effect.gen(function* () {
      const own = ["Saguaro Glass Works", "saguaro", "Bea", "Ortíz", "bea.ortiz"]
      for (const password of ["Saguaro-2026", "SaguaroGlass1!", "BeaOrtiz-2026", "B3a0rt1z-2026!"]) {
        assert.isTrue(yield* refused(password, own), password)
        assert.isFalse(yield* refused(password), password)
      }
    }).pipe(Effect.provide(commonPasswordsZxcvbn))
  )
})
