import { BigIntType, EntitySchema, Type, UnderscoreNamingStrategy } from "@mikro-orm/postgresql"

/** The class of an entity, whose definition is the only place that names the columns of its table. */
export type EntityClass<Row = object> = new () => Row

interface Column {
  readonly name: string
  /**
   * Returns the expression that selects it, chosen so that the driver and PostgreSQL's JSON return the same value: ""
   * for an empty date, numbers instead of text.
   */
  readonly read: (column: string) => string
  /** Whether it is a date that may be empty: "" in the domain, null in the table. */
  readonly isDay: boolean
}

interface Table {
  readonly name: string
  readonly columns: ReadonlyMap<string, Column>
}

const naming = new UnderscoreNamingStrategy()
const tables = new Map<EntityClass, Table>()

/** Returns an entity's table and columns, by property name. */
export const tableOf = (entity: EntityClass): Table => {
  const known = tables.get(entity)
  if (known !== undefined) return known
  const { properties, tableName } = EntitySchema.REGISTRY.get(entity)!.meta
  // Relations are declared as getters; their columns belong to separate properties.
  const columns = Object.entries(Object.getOwnPropertyDescriptors(properties)).flatMap(([property, { value }]) =>
    value === undefined ? [] : [[property, columnOf(property, value as Declared)] as const]
  )
  const table = { name: tableName!, columns: new Map(columns) }
  tables.set(entity, table)
  return table
}

/** A property as `defineEntity` stores it; `name` is the column name if it differs from the property's. */
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
 * Returns the select list for properties of an entity, each aliased to the property's name; `from` is the table's alias
 * in the statement.
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

/** Returns the fields of a schema that an entity stores under the same name. */
export const fieldsIn = <Row>(
  entity: EntityClass<Row>,
  fields: Readonly<Record<string, unknown>>
): ReadonlyArray<keyof Row & string> =>
  Object.keys(fields).filter((field) => tableOf(entity as EntityClass).columns.has(field)) as never

/** Returns the column values of an entity read by MikroORM, in the form that the domain's schemas decode. */
export const fieldValues = <Row extends object>(row: Row): Row => {
  const { columns } = tableOf(row.constructor as EntityClass)
  const values = row as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    [...columns].map(([property, { isDay }]) => [property, isDay ? (values[property] ?? "") : values[property]])
  ) as Row
}

/** Converts rows with property names to the JSON that `jsonb_populate_recordset` reads. */
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

/** Returns the column list of properties for an insert. */
export const columnNames = (entity: EntityClass, properties: ReadonlyArray<string>): string =>
  properties.map((property) => `"${column(entity, property).name}"`).join(", ")

/** Builds a person from an id column and a name column; null if the id is. The person may have been deleted since. */
export const personOf = (id: string | null | undefined, name: string) => (id == null ? null : { id, name })

/** A `date` column for the domain's dates: `2026-11-21`, or "" for an empty date, which is null in the table. */
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
