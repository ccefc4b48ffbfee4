import { defineEntity, type EntityManager, LockMode, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { User } from "#domain/people/User.ts"
import { UserChanged, UserNameTaken, UserNotFound } from "#domain/people/userFailures.ts"
import { Users } from "#domain/people/Users.ts"
import type { UserSearch } from "#domain/people/UserSearch.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { batchOf } from "../batchOf.ts"
import { belongsTo } from "../belongsTo.ts"
import { Database } from "../Database.ts"
import type { ListOrder, ListQuery } from "../ListQuery.ts"
import { LocationRow } from "../locations/LocationRow.ts"
import { mapUniqueViolation } from "../mapUniqueViolation.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { emailKey, SignInEmailRow } from "../password-reset/signInEmailsPostgres.ts"
import { savesSinceVersion, saveWithHistory, currentSave } from "../saveVersion.ts"
import { tenantPolicy } from "../tenantPolicy.ts"
import { nameKey, ShopUserRow, toUser, toUserRow, userColumns } from "./ShopUserRow.ts"

/**
 * Global list: the shop that a user name belongs to. Contains nothing else; the person and password are protected by
 * row-level security.
 */
const SignInNameSchema = defineEntity({
  name: "SignInNameRow",
  tableName: "sign_in_name",
  uniques: [{ name: "sign_in_name_person", properties: ["tenantId", "userId"] }],
  properties: {
    userName: p.text().primary(),
    tenantId: p.uuid(),
    userId: p.uuid()
  }
})

export class SignInNameRow extends SignInNameSchema.class {}
SignInNameSchema.setClass(SignInNameRow)

/** A person's locations, in the order they were entered. */
const UserLocationSchema = defineEntity({
  name: "UserLocationRow",
  tableName: "user_location",
  ...tenantPolicy,
  indexes: [{ name: "user_location_by_location", properties: ["tenantId", "locationId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    locationId: p.uuid().primary(),
    position: p.integer(),
    location: () =>
      belongsTo(LocationRow, {
        columns: ["tenant_id", "location_id"],
        key: "user_location_location_id",
        onDelete: "cascade"
      }),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "user_location_user_id", onDelete: "cascade" })
  }
})

export class UserLocationRow extends UserLocationSchema.class {}
UserLocationSchema.setClass(UserLocationRow)

/** Query for a shop's people for the list. */
const userListQuery = ({ text = "", role, active, location, sort, descending }: UserSearch): ListQuery => {
  return {
    table: "shop_user u",
    id: "u.id",
    select: userColumns,
    where: [
      ...(text.trim() === ""
        ? []
        : [{ sql: "u.id = any(array(select found from find_users(?)))", values: [needle(text)] }]),
      ...(role === undefined ? [] : [{ sql: "? = any(u.roles)", values: [role] }]),
      ...(active === undefined ? [] : [{ sql: "u.active = ?", values: [active] }]),
      ...(location === undefined ? [] : [{ sql: worksAt, values: [location, location] }])
    ],
    order: userOrder(sort, descending),
    isServed: text.trim() === "" && (role ?? active ?? location) === undefined
  }
}

/** By last name, or by user name. */
const userOrder = (sort: UserSearch["sort"], descending = false): ListOrder => ({
  keys: [sort === "userName" ? 'lower(u.user_name) collate "und-x-icu"' : "u.sort_name", "u.id"],
  descending
})

const worksAt = `(u.default_location_id = ?
  or exists (select from user_location l where l.tenant_id = u.tenant_id and l.user_id = u.id and l.location_id = ?))`

/** Returns the search text: only the digits for a phone number, anything else as typed. */
const needle = (text: string) => (/^[\d\s().+-]{3,}$/.test(text) ? phoneDigits(text) : text.trim())

export const usersPostgres = Layer.effect(
  Users,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.fn("Users.get")(function* (id: UserId) {
      const { id: tenantId } = yield* CurrentTenant
      const [row] = yield* database.read((reading) => reading.execute(`${oneUser} and u.id = ?`, [tenantId, id]))
      return row === undefined ? undefined : toUser(row)
    })
    const save = Effect.fn("Users.save")(function* (user: User, passwordHash?: string) {
      const { id: tenantId } = yield* CurrentTenant
      yield* database.query(async (em) => {
        const known = await em.findOne(ShopUserRow, { tenantId, id: user.id })
        const values = { ...toUserRow(user, tenantId), passwordHash: passwordHash ?? known?.passwordHash ?? "" }
        if (known === null) em.create(ShopUserRow, values)
        else em.assign(known, values)
        await em.flush()
        await saveRelatedRows(em, user, tenantId)
      })
    })
    return Users.of({
      get,
      save,
      shopOf: Effect.fn("Users.shopOf")(function* (userName) {
        const row = yield* database.platform((em) => em.findOne(SignInNameRow, { userName: nameKey(userName) }))
        return row === null ? undefined : TenantId.make(row.tenantId)
      }),
      list: Effect.flatMap(CurrentTenant, ({ id }) =>
        database.read((reading) => reading.execute(`${oneUser} order by u.sort_name, u.id`, [id]))
      ).pipe(Effect.map((rows) => rows.map(toUser))),
      search: Effect.fn("Users.search")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.read((reading) => pageOf(reading, userListQuery(search), search))
        )
        return { items: rows.map(toUser), ...rest }
      }),
      batch: Effect.fn("Users.batch")(function* (search, after) {
        const { rows, next } = yield* database.read((reading) => batchOf(reading, userListQuery(search), after))
        return { items: rows.map(toUser), next }
      }),
      lockActiveWithRole: Effect.fn("Users.lockActiveWithRole")(function* (role) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(
            ShopUserRow,
            { tenantId, roles: { $contains: [role] }, active: true },
            { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true }
          )
        )
        return rows.map(({ id }) => UserId.make(id))
      }),
      credentials: Effect.fn("Users.credentials")(function* (userName) {
        const { id: tenantId } = yield* CurrentTenant
        const [row] = yield* database.read((reading) => reading.execute(byName, [tenantId, nameKey(userName)]))
        if (row === undefined) return undefined
        const { passwordHash, ...user } = row
        return { user: toUser(user), passwordHash: String(passwordHash) }
      }),
      add: (user, passwordHash) =>
        mapUniqueViolation(
          "sign_in_name_pkey",
          () => new UserNameTaken({ userName: user.userName })
        )(save(user, passwordHash)),
      change: Effect.fn("Users.change")(function* (user) {
        const { id: tenantId } = yield* CurrentTenant
        const next = { ...user, version: user.version + 1 }
        const opened = { tenantId, id: user.id, version: user.version }
        const saving = yield* currentSave
        const saved = yield* database
          .query(async (em) => {
            const isMine = await saveWithHistory(em, ShopUserRow, opened, toUserRow(next, tenantId), saving)
            if (isMine) await saveRelatedRows(em, next, tenantId)
            return isMine
          })
          .pipe(mapUniqueViolation("sign_in_name_pkey", () => new UserNameTaken({ userName: user.userName })))
        if (saved) return next
        const current = yield* get(user.id)
        if (current === undefined) return yield* new UserNotFound({ id: user.id })
        const told = yield* database.query((em) => savesSinceVersion(em, ShopUserRow, opened))
        return yield* new UserChanged({ current, ...told })
      })
    })
  })
)

const oneUser = `select ${userColumns} from shop_user u where u.tenant_id = ?`

const byName = `
  select ${userColumns}, u.password_hash as "passwordHash" from shop_user u
  join sign_in_name n on n.tenant_id = u.tenant_id and n.user_id = u.id
  where u.tenant_id = ? and n.user_name = ?`

/** Saves a person's related rows: sign-in name, email directory entry, and locations. */
const saveRelatedRows = async (em: EntityManager, user: User, tenantId: string): Promise<void> => {
  const person = { tenantId, userId: user.id }
  await em
    .createQueryBuilder(SignInNameRow)
    .insert({ ...person, userName: nameKey(user.userName) })
    .onConflict(["tenantId", "userId"])
    .merge(["userName"])
    .execute("run")
  await em
    .createQueryBuilder(SignInEmailRow)
    .insert({ ...person, email: emailKey(user.emailAddress) })
    .onConflict(["tenantId", "userId"])
    .merge(["email"])
    .execute("run")
  await em.nativeDelete(UserLocationRow, person)
  const locations = [...new Set(user.assignedLocations)]
  await em.insertMany(
    UserLocationRow,
    locations.map((locationId, at) => ({ ...person, locationId, position: at + 1 }))
  )
}
