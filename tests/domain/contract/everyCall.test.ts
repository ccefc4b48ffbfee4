import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Layer, Redacted, Schema } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { CardWebhooks } from "#adapters/square/CardWebhooks.ts"
import { TwilioAccount } from "#adapters/twilio/smsSenderTwilio.ts"
import { handlers } from "#api/handlers.ts"
import { endpoint, handle } from "#domain/contract/Endpoint.ts"
import { screenRoutes } from "#web/access/screenRoutes.ts"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { Nags } from "#domain/nags/Nags.ts"
import {
  access,
  dispatchAccess,
  dispatchSubmitAccess,
  type AccessRule,
  officeAccess,
  listReadAccess,
  ownSecurityAccess,
  pageAdminAccess,
  pageSubscriptionAccess,
  quotingAccess,
  usageAccess,
  ownerAccess,
  privacyAccess,
  securityAdminAccess,
  messagingAccess,
  signedIn
} from "#domain/access/accessTable.ts"
import { Feature, Role } from "#domain/access/Role.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { rows } from "../people/accessMatrix.ts"
import { asUser, asAnonymous, inAShop } from "./probe.ts"

/**
 * The screen whose access rule applies to each endpoint, by the first path segment: the screens of spec §2 that call
 * it. Unlisted endpoints use the rule of the same name.
 */
const doors: Readonly<Record<string, AccessRule>> = {
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
 * Public endpoints besides the session: those a customer uses with a link, authorized by its token, and webhooks from
 * partners, authorized by a signature.
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
/** Endpoints with stricter access than their screen, written by hand: roles, features, and endpoints. */
const jobs = rows.find(({ door }) => door === "/jobs")!
const narrowed = [
  {
    // Allowed for everyone who may open jobs except installer-only users (trade 8.11).
    access: officeAccess,
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
  // Texts sent in the shop's name.
  {
    access: messagingAccess,
    roles: ["owner", "admin"],
    calls: ["GET /message-wordings", "GET /reminder-rules", "POST /message-wordings", "PUT /reminder-rules"]
  },
  // How a shop's people sign in. On the platform, root decides. A closed shop has nothing to require.
  {
    access: securityAdminAccess,
    roles: ["owner", "admin", "root"],
    feature: undefined,
    calls: ["GET /admin/security", "GET /audit", "GET /exports/audit.csv", "PUT /admin/security"]
  },
  // The shop's usage and limits.
  { access: usageAccess, roles: ["owner", "admin"], feature: undefined, calls: ["GET /admin/usage"] },
  // Closing the books binds the entire shop.
  {
    access: privacyAccess,
    roles: ["owner", "admin"],
    feature: "FullCRM" as const,
    calls: ["POST /customers/:id/anonymize"]
  },
  { access: ownerAccess, roles: ["owner"], feature: undefined, calls: ["PUT /closing-day"] },
  // The public page hub, if the shop has the feature, including root and a locked-out admin (spec §2).
  {
    access: pageAdminAccess,
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
  // An admin may cancel the page too, not only the owner (spec §4).
  {
    access: pageSubscriptionAccess,
    roles: ["owner", "admin"],
    feature: "BusinessPages" as const,
    calls: ["POST /public-page/add-on/cancellation", "POST /public-page/add-on/reactivation"]
  },
  // Sales staff accept work. A network's own access can only submit it.
  {
    access: dispatchAccess,
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
    access: dispatchSubmitAccess,
    roles: ["owner", "admin", "billing", "sales", "plugin"],
    feature: "WorkRequest" as const,
    calls: ["POST /dispatches"]
  },
  // Lookups cost the shop money.
  {
    access: quotingAccess,
    roles: ["owner", "admin", "billing", "sales", "nags"],
    calls: ["GET /nags/searches/price", "GET /vehicles/plates", "POST /nags/searches"]
  }
]
/**
 * Endpoints with another access rule than their path suggests: those who may open customers may charge and refund their
 * cards.
 */
const behindOthers: Readonly<Record<string, AccessRule>> = {
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
/** A user's own sign-in methods: available before a required second factor is set up, and in a closed shop too. */
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

/** A field no endpoint accepts: an admitted caller gets a 400 for it. Endpoints without input ignore it. */
const nonsense = { nobodyAsksForThis: true }
const asksForNothing = ({ endpoint: { input } }: (typeof handlers)[number]) =>
  Object.keys((input as Schema.Struct<Schema.Struct.Fields>).fields).length === 0
const twilio = { sid: "AC0", token: Redacted.make("a token"), from: "+15005550006", url: "https://api.twilio.com" }
const ports = Layer.mergeAll(
  inMemory(),
  Layer.mock(VinDecoder, {}),
  Layer.mock(Nags, {}),
  Layer.succeed(CardWebhooks, undefined),
  Layer.succeed(TwilioAccount, twilio)
)

describe("every endpoint", () => {
  it("has an access rule from the specification's table (Z1)", () => {
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
        .filter(({ endpoint }) => endpoint.access === ownSecurityAccess)
        .map(nameOf)
        .sort(),
      forTheirOwnSecurity
    )
    assert.deepStrictEqual(
      handlers
        .filter(({ endpoint }) => endpoint.access === listReadAccess)
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
        [signedIn, ownSecurityAccess, listReadAccess, ...narrowed.map(({ access: narrow }) => narrow)].includes(
          handler.endpoint.access
        )
      )
        continue
      const first = `/${handler.endpoint.path.split("/")[1]}`
      const door =
        behindOthers[nameOf(handler)] ?? doors[first] ?? (first in access ? (first as AccessRule) : undefined)
      // A plain slice uses the access rule of its screen, which has the same path.
      const screen = screenRoutes.find(({ path }) => path === first)
      if (door === undefined) assert.deepStrictEqual(handler.endpoint.access, screen?.access, nameOf(handler))
      else assert.strictEqual(handler.endpoint.access, access[door], nameOf(handler))
    }
  })
})

layer(ports)("access to every endpoint", (it) => {
  const guarded = handlers.filter(({ endpoint }) => endpoint.access !== "everyone")
  const statusFor = (handler: (typeof handlers)[number], by: ReturnType<typeof asUser> | typeof asAnonymous) =>
    // An endpoint without input runs for an admitted caller in an empty shop, so it may fail to find the caller.
    Effect.map(handleRequest(handler, nonsense).pipe(by, inAShop), ({ status }) => status).pipe(
      Effect.catchDefect((defect) => (asksForNothing(handler) ? Effect.succeed(200) : Effect.die(defect)))
    )

  it.effect("is denied to an anonymous caller, except for the session itself", () =>
    Effect.gen(function* () {
      for (const handler of guarded) assert.strictEqual(yield* statusFor(handler, asAnonymous), 401, nameOf(handler))
    })
  )

  it.effect.each(Role.literals.filter((role) => role !== "adminlockedout"))(
    "is granted to %s exactly where the table says: by role, by feature, and while the account is locked (Z3, Z5, S8)",
    (role) =>
      Effect.gen(function* () {
        for (const handler of guarded) {
          if (handler.endpoint.access === signedIn || handler.endpoint.access === ownSecurityAccess) continue
          if (handler.endpoint.access === listReadAccess) {
            assert.notInclude(
              [401, 403],
              yield* statusFor(handler, asUser({ roles: [role], features: [] })),
              nameOf(handler)
            )
            assert.strictEqual(
              yield* statusFor(handler, asUser({ roles: [role], features: [], accountActive: false })),
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
            yield* statusFor(handler, asUser({ roles: [role], features })),
            enters ? letIn : 403,
            nameOf(handler)
          )
          assert.strictEqual(
            yield* statusFor(handler, asUser({ roles: [role], features: others })),
            enters && row.feature === undefined ? letIn : 403,
            nameOf(handler)
          )
          assert.strictEqual(
            yield* statusFor(handler, asUser({ roles: [role], features, accountActive: false })),
            row.lockedOut.includes(role) ? letIn : 403,
            nameOf(handler)
          )
        }
      })
  )

  it.effect(
    "is denied to a user with a temporary password, except for the session and the password change, including files and CSV lists",
    () =>
      Effect.gen(function* () {
        for (const handler of guarded) {
          if (handler.endpoint.access === signedIn) continue
          const roles = handler.endpoint.access === access["/tenants"] ? ["root" as const] : Role.literals
          const { status, body } = yield* handleRequest(handler, nonsense).pipe(
            asUser({ roles, features: Feature.literals, mustChangePassword: true }),
            inAShop
          )
          assert.deepStrictEqual([status, body.messages], [403, ["mustChangePassword"]], nameOf(handler))
        }
      })
  )

  it.effect("is denied to everyone if no access rule is specified (Z2)", () =>
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
        const { status, body } = yield* handleRequest(unlisted, {}).pipe(
          asUser({ roles: [role], features: Feature.literals }),
          inAShop
        )
        assert.deepStrictEqual([status, body.messages], [403, ["notAllowed"]], role)
      }
      assert.strictEqual((yield* handleRequest(unlisted, {}).pipe(asAnonymous, inAShop)).status, 401)
    })
  )

  it.effect(
    "is denied to a user who must first set up a second factor, except for that and the session itself (S9)",
    () =>
      Effect.gen(function* () {
        const first = [...forTheSignedIn, ...forTheirOwnSecurity]
        for (const handler of guarded) {
          const status = yield* statusFor(
            handler,
            asUser({ roles: ["owner"], features: Feature.literals, mustSetUpSecondStep: true })
          )
          assert.strictEqual(status === 403, !first.includes(nameOf(handler)), nameOf(handler))
        }
      })
  )

  it.effect("returns an error naming an unknown field, and runs nothing", () =>
    Effect.gen(function* () {
      for (const handler of handlers) {
        if (asksForNothing(handler)) continue
        const roles = [handler.endpoint.access === access["/tenants"] ? ("root" as const) : ("owner" as const)]
        const { status, body } = yield* handleRequest(handler, nonsense).pipe(
          asUser({ roles, features: Feature.literals }),
          inAShop
        )
        assert(!body.succeeded)
        assert.deepStrictEqual([status, body.errors["nobodyAsksForThis"]], [400, ["unexpected"]], nameOf(handler))
      }
    })
  )
})
