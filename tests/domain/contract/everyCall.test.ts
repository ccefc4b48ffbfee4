import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Layer, Redacted, Schema } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { CardHooks } from "#adapters/square/CardHooks.ts"
import { TwilioAccount } from "#adapters/twilio/texterTwilio.ts"
import { handlers } from "#api/handlers.ts"
import { endpoint, handle } from "#domain/contract/Endpoint.ts"
import { places } from "#web/access/places.ts"
import { answer } from "#domain/contract/answer.ts"
import { Nags } from "#domain/nags/Nags.ts"
import {
  access,
  dispatchOffice,
  dispatchSender,
  type Door,
  jobOffice,
  listReader,
  ownSecurity,
  pageOffice,
  pageSubscriber,
  quoting,
  shopOffice,
  shopOwner,
  shopPrivacy,
  shopSecurity,
  shopVoice,
  signedIn
} from "#domain/access/accessTable.ts"
import { Feature, Role } from "#domain/access/Role.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { rows } from "../people/whoMayEnterWhere.ts"
import { askedBy, askedByNobody, inAShop } from "./probe.ts"

/**
 * Behind which door each call lies, by its first word: the screens of spec §2 that make it. What is not named here lies
 * behind the door of its own name.
 */
const doors: Readonly<Record<string, Door>> = {
  "/identity": "/account",
  "/business-information": "/admin",
  "/pricing-profiles": "/pricing-profile",
  "/job-locations": "/jobs",
  "/jobs-by-stage": "/jobs",
  "/dashboard": "/jobs",
  "/job-products": "/jobs",
  "/jobs-like": "/customers",
  "/installers": "/jobs",
  "/installer-day": "/jobs",
  "/day-installs": "/jobs",
  "/find-slots": "/jobs",
  "/schedule-check": "/jobs",
  "/reminders": "/jobs",
  "/reminder-people": "/jobs",
  "/reminder-rules": "/jobs",
  "/products": "/admin/products",
  "/insurers": "/admin/products",
  "/edi-partners": "/admin/edi-setup",
  "/edi-invoices": "/invoices",
  "/edi-interchanges": "/invoices",
  "/edi-strays": "/invoices",
  "/receivables": "/invoices",
  "/receivables.csv": "/invoices",
  "/remittances": "/invoices",
  "/choice-lists": "/admin/products",
  "/product-categories": "/admin/product-categories",
  "/vehicles": "/jobs",
  "/nags": "/jobs",
  "/events": "/account",
  "/customer-notices": "/admin"
}
/**
 * Beside the session: what a customer does with their link, whose token is the key, and what partners post, whose
 * signature is.
 */
const forEveryone = [
  "GET /documents/:token",
  "GET /documents/:token/document.pdf",
  "GET /documents/:token/logo",
  "GET /documents/:token/times",
  "GET /photo-links/:token",
  "GET /photo-links/:token/car",
  "GET /public-page/pictures/:id",
  "GET /quotes/bodies",
  "GET /quotes/makes",
  "GET /quotes/models",
  "GET /quotes/start",
  "GET /quotes/visits/:token",
  "GET /quotes/visits/:token/times",
  "GET /tokens/logout",
  "GET /tokens/refresh/",
  "POST /documents/:token/acceptance",
  "POST /documents/:token/booking",
  "POST /documents/:token/callback",
  "POST /documents/:token/hold",
  "POST /documents/:token/payments",
  "POST /documents/:token/refusal",
  "POST /documents/:token/seen",
  "POST /identity/forgot-password",
  "POST /identity/reset-password",
  "POST /identity/verify-token",
  "POST /login",
  "POST /login/passkey",
  "POST /login/passkey-challenge",
  "POST /login/second-step",
  "POST /photo-links/:token/answers",
  "POST /photo-links/:token/photos",
  "POST /photo-links/:token/sent",
  "POST /photo-links/:token/vin",
  "POST /quotes/glass",
  "POST /quotes/hold",
  "POST /quotes/requests",
  "POST /quotes/steps",
  "POST /quotes/times",
  "POST /quotes/visits/:token",
  "POST /quotes/visits/:token/booking",
  "POST /quotes/visits/:token/cancelled",
  "POST /square/events",
  "POST /tokens",
  "POST /twilio/inbound",
  "POST /twilio/status"
]
/** Narrower than the door of their screen, written out by hand: who may, and what. */
const jobs = rows.find(({ door }) => door === "/jobs")!
const narrowed = [
  {
    // Whoever else may open jobs may what those who only install may not (trade 8.11).
    access: jobOffice,
    roles: ["owner", "admin", "billing", "sales", "vinDecoder", "nags", "plugin"],
    calls: [
      "DELETE /jobs/:id/lost",
      "GET /choice-lists",
      "GET /closing-day",
      "GET /find-slots",
      "GET /insurers",
      "GET /insurers/:id",
      "GET /job-choices",
      "GET /job-products",
      "GET /jobs/:id/changes",
      "GET /jobs/:id/edi",
      "GET /jobs/:id/links",
      "GET /jobs/:id/message-draft",
      "GET /jobs/:id/messages",
      "GET /jobs/:id/photo-replies",
      "GET /salespeople",
      "GET /schedule-check",
      "GET /usual-deposit",
      "POST /calendar/plans/check",
      "POST /jobs",
      "POST /jobs/:id/credit",
      "POST /jobs/:id/invoice",
      "POST /jobs/:id/links/:linkId/revoked",
      "POST /jobs/:id/lost",
      "POST /jobs/:id/messages",
      "POST /jobs/:id/reopen",
      "POST /jobs/:id/rework",
      "POST /jobs/:id/work-order",
      "POST /jobs/bulk-lost",
      "POST /jobs/bulk-move",
      "POST /sms-consents",
      "PUT /calendar/plans",
      "PUT /jobs/:id",
      "PUT /jobs/:id/plan"
    ]
  },
  // The words that go out in the shop's name.
  {
    access: shopVoice,
    roles: ["owner", "admin"],
    calls: ["GET /message-wordings", "GET /reminder-rules", "POST /message-wordings", "PUT /reminder-rules"]
  },
  // How a shop's people sign in; on the platform root answers for that. A closed shop has nothing to require.
  {
    access: shopSecurity,
    roles: ["owner", "admin", "root"],
    feature: undefined,
    calls: ["GET /admin/security", "GET /audit", "GET /exports/audit.csv", "PUT /admin/security"]
  },
  // What the shop uses and may use.
  { access: shopOffice, roles: ["owner", "admin"], feature: undefined, calls: ["GET /admin/usage"] },
  // Closed books bind the shop.
  {
    access: shopPrivacy,
    roles: ["owner", "admin"],
    feature: "FullCRM" as const,
    calls: ["POST /customers/:id/anonymize"]
  },
  { access: shopOwner, roles: ["owner"], feature: undefined, calls: ["PUT /closing-day"] },
  // The hub, where the shop has the public page; root and a locked-out admin among them (spec §2).
  {
    access: pageOffice,
    roles: ["owner", "admin", "root", "adminlockedout"],
    feature: "BusinessPages" as const,
    lockedOut: ["owner", "admin"] as ReadonlyArray<string>,
    calls: [
      "GET /public-page/add-on",
      "GET /public-page/funnel",
      "GET /public-page/look",
      "GET /public-page/preview",
      "GET /public-page/setting",
      "POST /public-page/pictures",
      "PUT /public-page/look",
      "PUT /public-page/setting"
    ]
  },
  // An admin cancels the page too, not only the owner (spec §4).
  {
    access: pageSubscriber,
    roles: ["owner", "admin"],
    feature: "BusinessPages" as const,
    calls: ["POST /public-page/add-on/cancellation", "POST /public-page/add-on/reactivation"]
  },
  // Work is taken in by whoever sells; the network's own access only brings it.
  {
    access: dispatchOffice,
    roles: ["owner", "admin", "billing", "sales"],
    feature: "WorkRequest" as const,
    calls: [
      "GET /dispatches/:id",
      "GET /dispatches/:id/matches",
      "POST /dispatches/:id/decline",
      "POST /dispatches/:id/job",
      "POST /dispatches/:id/link",
      "POST /dispatches/:id/reopen"
    ]
  },
  {
    access: dispatchSender,
    roles: ["owner", "admin", "billing", "sales", "plugin"],
    feature: "WorkRequest" as const,
    calls: ["POST /dispatches"]
  },
  // Look-ups cost the shop.
  {
    access: quoting,
    roles: ["owner", "admin", "billing", "sales", "nags"],
    calls: ["GET /nags/searches/price", "GET /vehicles/plates", "POST /nags/searches"]
  }
]
/**
 * Calls behind another door than their path says: who may open customers takes their money by card, and gives it back.
 */
const behindOthers: Readonly<Record<string, Door>> = {
  "DELETE /jobs/:id": "/customers",
  "POST /insurers": "/customers",
  "POST /jobs/bulk-delete": "/customers",
  "GET /card-frame": "/customers",
  "POST /jobs/:id/payments": "/customers",
  "POST /jobs/:id/card-payments": "/customers",
  "POST /jobs/:id/payments/:paymentId/refunds": "/customers",
  "POST /jobs/:id/payments/:paymentId/void": "/customers",
  "POST /jobs/:id/adjustments": "/customers",
  "POST /jobs/:id/adjustments/:adjustmentId/reversal": "/customers",
  "POST /jobs/:id/payments/:paymentId/move": "/customers",
  "GET /nags/searches": "/nags",
  "GET /exports/customers.csv": "/customers",
  "GET /exports/jobs.csv": "/jobs",
  "GET /exports/locations.csv": "/locations",
  "GET /exports/users.csv": "/users",
  "GET /exports/pricing-profiles.csv": "/pricing-profile",
  "GET /exports/product-categories.csv": "/admin/product-categories",
  "GET /exports/products.csv": "/admin/products"
}
const forTheSignedIn = [
  "GET /files/:id",
  "GET /service-state",
  "GET /user/current",
  "PUT /identity/change-password",
  "PUT /identity/profile-password"
]
/** How oneself signs in: before the second step that a shop requires, and in a closed shop too. */
const forTheirOwnSecurity = [
  "GET /identity/second-step",
  "GET /identity/sign-ins",
  "POST /identity/authenticator",
  "POST /identity/authenticator/code",
  "POST /identity/authenticator/removal",
  "POST /identity/passkeys",
  "POST /identity/passkeys/:id/removal",
  "POST /identity/passkeys/challenge",
  "POST /identity/recovery-codes",
  "PUT /identity/passkeys/:id"
]
const forReadersOfLists = [
  "DELETE /list-views/:id",
  "GET /bulk-runs",
  "GET /exports-allowed",
  "GET /list-views",
  "POST /bulk-runs/:id/steps",
  "POST /list-choices",
  "POST /list-views",
  "POST /undo/:id",
  "PUT /list-views/:id"
]
const nameOf = ({ endpoint: { method, path } }: (typeof handlers)[number]) => `${method} ${path}`

/** A field no call asks for: who is let in is told so with 400. Calls that ask for nothing at all take no notice. */
const nonsense = { nobodyAsksForThis: true }
const asksForNothing = ({ endpoint: { input } }: (typeof handlers)[number]) =>
  Object.keys((input as Schema.Struct<Schema.Struct.Fields>).fields).length === 0
const twilio = { sid: "AC0", token: Redacted.make("a token"), from: "+15005550006", url: "https://api.twilio.com" }
const ports = Layer.mergeAll(
  inMemory(),
  Layer.mock(VinDecoder, {}),
  Layer.mock(Nags, {}),
  Layer.succeed(CardHooks, undefined),
  Layer.succeed(TwilioAccount, twilio)
)

describe("every call", () => {
  it("lies behind a door of the specification's table (Z1)", () => {
    assert.deepStrictEqual(
      handlers
        .filter(({ endpoint }) => endpoint.access === "everyone")
        .map(nameOf)
        .sort(),
      forEveryone
    )
    assert.deepStrictEqual(
      handlers
        .filter(({ endpoint }) => endpoint.access === signedIn)
        .map(nameOf)
        .sort(),
      forTheSignedIn
    )
    assert.deepStrictEqual(
      handlers
        .filter(({ endpoint }) => endpoint.access === ownSecurity)
        .map(nameOf)
        .sort(),
      forTheirOwnSecurity
    )
    assert.deepStrictEqual(
      handlers
        .filter(({ endpoint }) => endpoint.access === listReader)
        .map(nameOf)
        .sort(),
      forReadersOfLists
    )
    for (const one of narrowed)
      assert.deepStrictEqual(
        handlers
          .filter(({ endpoint }) => endpoint.access === one.access)
          .map(nameOf)
          .sort(),
        one.calls
      )
    for (const handler of handlers) {
      if (
        handler.endpoint.access === "everyone" ||
        [signedIn, ownSecurity, listReader, ...narrowed.map(({ access: narrow }) => narrow)].includes(
          handler.endpoint.access
        )
      )
        continue
      const first = `/${handler.endpoint.path.split("/")[1]}`
      const door = behindOthers[nameOf(handler)] ?? doors[first] ?? (first in access ? (first as Door) : undefined)
      // A plain slice stands behind the door of its screen, which has the same address.
      const screen = places.find(({ path }) => path === first)
      if (door === undefined) assert.deepStrictEqual(handler.endpoint.access, screen?.access, nameOf(handler))
      else assert.strictEqual(handler.endpoint.access, access[door], nameOf(handler))
    }
  })
})

layer(ports)("every call, asked by", (it) => {
  const guarded = handlers.filter(({ endpoint }) => endpoint.access !== "everyone")
  const statusFor = (handler: (typeof handlers)[number], by: ReturnType<typeof askedBy> | typeof askedByNobody) =>
    // Who is let into a call that asks for nothing comes to a shop in which nobody is: it may find them missing.
    Effect.map(answer(handler, nonsense).pipe(by, inAShop), ({ status }) => status).pipe(
      Effect.catchDefect((defect) => (asksForNothing(handler) ? Effect.succeed(200) : Effect.die(defect)))
    )

  it.effect("nobody is refused, but for the session itself", () =>
    Effect.gen(function* () {
      for (const handler of guarded) assert.strictEqual(yield* statusFor(handler, askedByNobody), 401, nameOf(handler))
    })
  )

  it.effect.each(Role.literals.filter((role) => role !== "adminlockedout"))(
    "%s is let in where the table says, and nowhere else: by role, by feature, and while the account is locked (Z3, Z5, S8)",
    (role) =>
      Effect.gen(function* () {
        for (const handler of guarded) {
          if (handler.endpoint.access === signedIn || handler.endpoint.access === ownSecurity) continue
          if (handler.endpoint.access === listReader) {
            assert.notInclude(
              [401, 403],
              yield* statusFor(handler, askedBy({ roles: [role], features: [] })),
              nameOf(handler)
            )
            assert.strictEqual(
              yield* statusFor(handler, askedBy({ roles: [role], features: [], accountActive: false })),
              403,
              nameOf(handler)
            )
            continue
          }
          const narrow = narrowed.find((one) => handler.endpoint.access === one.access)
          const row =
            narrow === undefined
              ? rows.find(({ door }) => handler.endpoint.access === access[door])!
              : { ...jobs, ...narrow }
          const features = row.feature === undefined ? [] : [row.feature]
          const others = Feature.literals.filter((feature) => feature !== row.feature)
          const enters = row.roles.includes(role)
          const letIn = asksForNothing(handler) ? 200 : 400
          assert.strictEqual(
            yield* statusFor(handler, askedBy({ roles: [role], features })),
            enters ? letIn : 403,
            nameOf(handler)
          )
          assert.strictEqual(
            yield* statusFor(handler, askedBy({ roles: [role], features: others })),
            enters && row.feature === undefined ? letIn : 403,
            nameOf(handler)
          )
          assert.strictEqual(
            yield* statusFor(handler, askedBy({ roles: [role], features, accountActive: false })),
            row.lockedOut.includes(role) ? letIn : 403,
            nameOf(handler)
          )
        }
      })
  )

  it.effect(
    "whoever must change a given password is turned away from all but the session and that change, files and lists as CSV too",
    () =>
      Effect.gen(function* () {
        for (const handler of guarded) {
          if (handler.endpoint.access === signedIn) continue
          const roles = handler.endpoint.access === access["/tenants"] ? ["root" as const] : Role.literals
          const { status, body } = yield* answer(handler, nonsense).pipe(
            askedBy({ roles, features: Feature.literals, mustChangePassword: true }),
            inAShop
          )
          assert.deepStrictEqual([status, body.messages], [403, ["mustChangePassword"]], nameOf(handler))
        }
      })
  )

  it.effect("anybody is turned away where nothing is said of who may (Z2)", () =>
    Effect.gen(function* () {
      const input = Schema.Struct({})
      const unlisted = handle(
        endpoint({
          name: "getUnlisted",
          summary: "",
          method: "GET",
          path: "/unlisted",
          access: undefined as never,
          input,
          output: input,
          failures: []
        }),
        () => Effect.succeed({})
      )
      for (const role of Role.literals) {
        const { status, body } = yield* answer(unlisted, {}).pipe(
          askedBy({ roles: [role], features: Feature.literals }),
          inAShop
        )
        assert.deepStrictEqual([status, body.messages], [403, ["notAllowed"]], role)
      }
      assert.strictEqual((yield* answer(unlisted, {}).pipe(askedByNobody, inAShop)).status, 401)
    })
  )

  it.effect(
    "somebody who must set up a second step first is refused everything but that and the session itself (S9)",
    () =>
      Effect.gen(function* () {
        const first = [...forTheSignedIn, ...forTheirOwnSecurity]
        for (const handler of guarded) {
          const status = yield* statusFor(
            handler,
            askedBy({ roles: ["owner"], features: Feature.literals, mustSetUpSecondStep: true })
          )
          assert.strictEqual(status === 403, !first.includes(nameOf(handler)), nameOf(handler))
        }
      })
  )

  it.effect("a friend with a field too many is told so, and nothing runs", () =>
    Effect.gen(function* () {
      for (const handler of handlers) {
        if (asksForNothing(handler)) continue
        const roles = [handler.endpoint.access === access["/tenants"] ? ("root" as const) : ("owner" as const)]
        const { status, body } = yield* answer(handler, nonsense).pipe(
          askedBy({ roles, features: Feature.literals }),
          inAShop
        )
        assert(!body.succeeded)
        assert.deepStrictEqual([status, body.errors["nobodyAsksForThis"]], [400, ["unexpected"]], nameOf(handler))
      }
    })
  )
})
