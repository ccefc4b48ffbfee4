import type { RecordSave } from "#domain/shared/RecordSave.ts"

/** Who changed the field at a path last, of saves newest first; whoever made all of them, where none names the field. */
export const lastSaveOf = (saves: ReadonlyArray<RecordSave>, path: string): RecordSave | undefined =>
  saves.find(({ fields }) => fields.length === 0 || fields.some((one) => isWithin(one, path) || isWithin(path, one))) ??
  (new Set(saves.map(({ by }) => by)).size === 1 ? saves[0] : undefined)

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)
