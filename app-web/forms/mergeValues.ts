import { SchemaAST } from "effect"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { isAtomic } from "#domain/shared/field.ts"
import { valueAt, withValueAt } from "./formPath.ts"

/** The fields of a record that are merged individually; null for a field that is compared as a single value. */
export interface MergeFields {
  readonly [name: string]: MergeFields | null
}

/**
 * Derives the fields from the schema, so that new fields of a record are merged automatically. A list is a single
 * value.
 */
export const mergeFieldsOf = ({ ast }: Pick<Wire, "ast">): MergeFields => fieldsIn(ast) ?? {}

const fieldsIn = (ast: SchemaAST.AST): MergeFields | null => {
  if (isAtomic(ast)) return null
  if (SchemaAST.isUnion(ast)) {
    const [only, another] = ast.types.filter((type) => !SchemaAST.isNull(type))
    return only === undefined || another !== undefined ? null : fieldsIn(only)
  }
  const encoded = SchemaAST.toEncoded(ast)
  if (!SchemaAST.isObjects(encoded) || encoded.indexSignatures.length > 0) return null
  const own = SchemaAST.isObjects(ast) ? ast.propertySignatures : encoded.propertySignatures
  return Object.fromEntries(own.map(({ name, type }) => [String(name), fieldsIn(type)]))
}

export interface MergedValues<V> {
  /** Both users' changes; where they conflict, mine. */
  readonly merged: V
  /** Dotted paths of the fields that both users changed differently. */
  readonly conflicts: ReadonlyArray<string>
  /** Dotted paths of the fields that only they changed. */
  readonly remoteOnly: ReadonlyArray<string>
}

/**
 * Merges two users' changes to a record that both opened as `base`: a field changed by only one of them takes that
 * value. If one side lacks a field (such as an older draft) that the other has set, the set value wins.
 */
export const mergeValues = <V extends object>(fields: MergeFields, base: V, mine: V, theirs: V): MergedValues<V> => {
  const conflicts: Array<string> = []
  const remoteOnly: Array<string> = []
  const merge = (known: MergeFields, was: Fields, my: Fields, their: Fields, at: string): Fields => {
    const merged: Record<string, unknown> = {}
    for (const name of new Set([known, their, my].flatMap(Object.keys))) {
      const [before, here, there] = [was[name], my[name], their[name]]
      const nested = known[name]
      if (nested && isObject(before) && isObject(here) && isObject(there)) {
        merged[name] = merge(nested, before, here, there, `${at}${name}.`)
        continue
      }
      const isMine = !isSame(before, here)
      const isTheirs = !isSame(before, there)
      const takes = isTheirs && (!isMine || here === undefined)
      if (takes && !isSame(here, there)) remoteOnly.push(`${at}${name}`)
      else if (isTheirs && isMine && there !== undefined && !isSame(here, there)) conflicts.push(`${at}${name}`)
      const value = takes ? there : here
      if (value !== undefined) merged[name] = value
    }
    return merged
  }
  return { merged: merge(fields, base as Fields, mine as Fields, theirs as Fields, "") as V, conflicts, remoteOnly }
}

/** Returns the values with those of `from` at the given paths. */
export const withPaths = <V extends object>(values: V, from: V, paths: ReadonlyArray<string>): V =>
  paths.reduce((taken, path) => withValueAt(taken, path, valueAt(from, path)), values)

/** Returns whether two form values, which are plain JSON, are equal. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]))
  if (!isObject(one) || !isObject(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]))
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)
