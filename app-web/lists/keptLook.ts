import { Result, Schema } from "effect"
import type { ListName } from "#domain/access/ListName.ts"
import { getListLook } from "#domain/list-views/listViewsApi.ts"

export type ListLook = typeof getListLook.output.Type

const wire = Schema.toCodecJson(getListLook.output)
const placeOf = (userId: string, list: ListName) => `frit.listLook.${userId}.${list}`

/**
 * How this person saw this list when this browser last heard of it, so that the first drawing is the right one; the
 * server's word comes after.
 */
export const keptLook = (userId: string, list: ListName): ListLook | undefined => {
  const text = localStorage.getItem(placeOf(userId, list))
  return text === null
    ? undefined
    : Result.getOrUndefined(Schema.decodeUnknownResult(Schema.fromJsonString(wire))(text))
}

export const keepLook = (userId: string, list: ListName, look: ListLook) =>
  localStorage.setItem(placeOf(userId, list), JSON.stringify(Schema.encodeSync(wire)(look)))
