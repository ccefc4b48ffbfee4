import { BigIntType, EntitySchema, Type, UnderscoreNamingStrategy } from "@mikro-orm/postgresql"

/** The class of an entity, whose definition is the one place that names the columns of its table. */
export type EntityClass<Row = object> = new () => Row

interface Column {
  readonly name: string
  /** How it is selected, so that the driver and PostgreSQL's JSON tell the same: "" for an open day, no text for a number. */
  readonly read: (column: string) => string
  /** Whether it keeps a day, which is "" in the domain while it is open, and null in the table. */
  readonly isDay: boolean
}

interface Table {
  readonly name: string
  readonly columns: ReadonlyMap<string, Column>
}

const naming = new UnderscoreNamingStrategy()
const tables = new Map<EntityClass, Table>()

/** An entity's table and its columns, by the names of the properties. */
export const tableOf = (entity: EntityClass): Table => {
  const known = tables.get(entity)
  if (known !== undefined) return known
  const { properties, tableName } = EntitySchema.REGISTRY.get(entity)!.meta
  // A relation is declared as a getter: its columns are those of properties beside it.
  const columns = Object.entries(Object.getOwnPropertyDescriptors(properties)).flatMap(([property, { value }]) =>
    value === undefined ? [] : [[property, columnOf(property, value as Declared)] as const]
  )
  const table = { name: tableName!, columns: new Map(columns) }
  tables.set(entity, table)
  return table
}

/** A property as `defineEntity` keeps it: under the column's name, where that is not the property's own. */
interface Declared {
  readonly name?: string
  readonly type?: unknown
}

const columnOf = (property: string, { name, type }: Declared): Column => ({
  name: name ?? naming.propertyToColumnName(property),
  read: is(type, BigIntType)
    ? (column) => `${column}::float8`
    : is(type, DayColumn)
      ? (column) => `coalesce(${column}::text, '')`
      : (column) => column,
  isDay: is(type, DayColumn)
})

const is = (type: unknown, kind: EntityClass) => type === kind || type instanceof kind

const column = (entity: EntityClass, property: string): Column => {
  const { columns, name } = tableOf(entity)
  const found = columns.get(property)
  if (found === undefined) throw new Error(`${name} has no column for ${property}`)
  return found
}

/**
 * What a statement selects to read these properties of an entity, each under the property's name; `from` is what the
 * statement calls the table.
 */
export const selected = <Row>(
  entity: EntityClass<Row>,
  properties: ReadonlyArray<keyof Row & string>,
  from: string = tableOf(entity as EntityClass).name
): string =>
  properties
    .map((property) => {
      const { name, read } = column(entity as EntityClass, property)
      return `${read(`${from}."${name}"`)} as "${property}"`
    })
    .join(", ")

/** The fields of a schema that an entity keeps under the same names. */
export const fieldsIn = <Row>(
  entity: EntityClass<Row>,
  fields: Readonly<Record<string, unknown>>
): ReadonlyArray<keyof Row & string> =>
  Object.keys(fields).filter((field) => tableOf(entity as EntityClass).columns.has(field)) as never

/** What an entity that MikroORM read keeps in its columns, as the domain's schemas decode it. */
export const fieldValues = <Row extends object>(row: Row): Row => {
  const { columns } = tableOf(row.constructor as EntityClass)
  const values = row as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    [...columns].map(([property, { isDay }]) => [property, isDay ? (values[property] ?? "") : values[property]])
  ) as Row
}

/** Rows in the entity's words as `jsonb_populate_recordset` reads them. */
export const columnsJson = (entity: EntityClass, rows: ReadonlyArray<object>): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([property, value]) => {
          const { isDay, name } = column(entity, property)
          return [name, isDay && value === "" ? null : value]
        })
      )
    )
  )

/** The columns of properties, as an insert names them. */
export const columnNames = (entity: EntityClass, properties: ReadonlyArray<string>): string =>
  properties.map((property) => `"${column(entity, property).name}"`).join(", ")

/** Somebody as two columns keep them, who may be gone since: their id, null for nobody of the shop, and their name. */
export const personOf = (id: string | null | undefined, name: string) => (id == null ? null : { id, name })

/** A `date` column for the domain's days: `2026-11-21`, and "" for an open day, which is null in the table. */
export class DayColumn extends Type<string, string | null> {
  override convertToDatabaseValue(day: string) {
    return day === "" ? null : day
  }
  override convertToJSValue(day: string | null) {
    return day ?? ""
  }
  override getColumnType() {
    return "date"
  }
  override compareAsType() {
    return "string"
  }
}
