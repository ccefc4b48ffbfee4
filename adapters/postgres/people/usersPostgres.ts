import { Effect, Layer, Schema } from "effect"
import { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { ShopUserRow } from "./ShopUserRow.ts"
import { SignInNameRow } from "./SignInNameRow.ts"

const toUser = Schema.decodeUnknownSync(User)
const nameKey = (userName: string) => userName.trim().toLowerCase()

export const usersPostgres = Layer.effect(
  Users,
  Effect.gen(function*() {
    const database = yield* Database
    return Users.of({
      shopOf: Effect.fn("Users.shopOf")(function*(userName) {
        const row = yield* database.platform((em) => em.findOne(SignInNameRow, { userName: nameKey(userName) }))
        return row === null ? undefined : TenantId.make(row.tenantId)
      }),
      get: Effect.fn("Users.get")(function*(id) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query((em) => em.findOne(ShopUserRow, { tenantId, id }))
        return row === null ? undefined : toUser({ ...row })
      }),
      list: database.query((em) => em.find(ShopUserRow, {}, { orderBy: { lastName: "asc", firstName: "asc", id: "asc" } })).pipe(
        Effect.map((rows) => rows.map((row) => toUser({ ...row })))
      ),
      credentials: Effect.fn("Users.credentials")(function*(userName) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query(async (em) => {
          const name = await em.findOne(SignInNameRow, { userName: nameKey(userName), tenantId })
          return name && em.findOne(ShopUserRow, { tenantId, id: name.userId })
        })
        return row ? { user: toUser({ ...row }), passwordHash: row.passwordHash } : undefined
      }),
      save: Effect.fn("Users.save")(function*(user, passwordHash) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query(async (em) => {
          const known = await em.findOne(ShopUserRow, { tenantId, id: user.id })
          const hash = passwordHash ?? known?.passwordHash ?? ""
          const values = { ...user, roles: [...user.roles], passwordHash: hash }
          if (known === null) em.create(ShopUserRow, { ...values, tenantId })
          else em.assign(known, values)
          const name = await em.findOne(SignInNameRow, { tenantId, userId: user.id })
          if (name !== null && name.userName !== nameKey(user.userName)) await em.nativeDelete(SignInNameRow, { userName: name.userName })
          if (name?.userName !== nameKey(user.userName)) em.create(SignInNameRow, { userName: nameKey(user.userName), tenantId, userId: user.id })
          await em.flush()
        })
      })
    })
  })
)
