import { useQueryClient } from "@tanstack/react-query"
import { Result } from "effect"
import { useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { type FormErrors, readForm } from "#web/api/formErrors.ts"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { isSame, mergeFields, withFields } from "./mergeFields.ts"
import type { Kept, RecordKind } from "./RecordKind.ts"
import { trimmed } from "./trimmed.ts"
import { useKeepTyped } from "./useKeepTyped.ts"
import type { Opened, OpenRecord } from "./useOpenRecord.ts"
import { withoutSecrets } from "./withoutSecrets.ts"

export interface Failure {
  readonly _tag: string
  /** What stands now, where somebody else was quicker. */
  readonly current?: unknown
  readonly errors?: FormErrors
}

/** What is said after each way of saving. */
export interface SavedWords {
  readonly created: string
  readonly saved: string
  readonly joined: string
}

/**
 * Saves an open record. What others changed in other fields joins in; a field that both changed waits for the person's
 * choice.
 */
export const useSaveRecord = <S extends Wire, R extends Kept>(
  kind: RecordKind<S, R>,
  open: OpenRecord<S, R>,
  words: SavedWords,
  /** The fields that a refusal of this kind of record is about. */
  errorsOf: (failure: Failure) => FormErrors | undefined = () => undefined
) => {
  type Values = S["Encoded"]
  const { id, draft, latest, opened, adopt } = open
  const say = useSay()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const keepTyped = useKeepTyped()
  const [theirs, setTheirs] = useState<R>()
  const { form } = open
  const [refused, setRefused] = useState<{ readonly times: number; readonly errors: FormErrors }>({
    times: 0,
    errors: {}
  })
  const [failure, setFailure] = useState<Failure>()
  const saying = useRef("")

  const refuse = (errors: FormErrors, values: Values) => {
    setRefused(({ times }) => ({ times: times + 1, errors }))
    form.refuse(errors, values)
  }
  const onFailure = (failed: Failure): boolean => {
    if (failed.current !== undefined) return meet(failed.current as R)
    const errors = errorsOf(failed) ?? failed.errors ?? {}
    const isOfFields = Object.keys(errors).length > 0
    if (isOfFields) refuse(errors, latest.current)
    else setFailure(failed)
    return isOfFields
  }
  const onDone = (kept: R) => {
    queries.setQueryData([kind.get.name, { id: kept.id }], kept)
    draft.clear()
    say({ kind: "success", text: saying.current })
  }
  const add = useSend(kind.post, { refreshes: [kind.list], onFailure, onDone })
  const change = useSend(kind.put, { refreshes: [kind.list], onFailure, onDone })

  const changeOf =
    kind.changeOf ?? ((typed: S["Type"], own: string, version: number) => ({ ...typed, id: own, version }))
  const send = (values: Values, since: Opened<Values> | undefined, text: string) => {
    const read = readForm(kind.schema, trimmed(values, kind.secrets))
    if (Result.isFailure(read)) return refuse(read.failure, values)
    setRefused(({ times }) => ({ times, errors: {} }))
    form.accept()
    setFailure(undefined)
    saying.current = text
    if (id !== undefined && since !== undefined)
      return change.send(changeOf(read.success, id, since.version), { onSuccess: (kept: R) => adopt(kept, values) })
    add.send(read.success, {
      onSuccess: (kept: R) => {
        if (!isSame(latest.current, values))
          keepTyped(`${kind.name}.${kept.id}`, {
            values: withoutSecrets(kind, latest.current),
            opened: { version: kept.version, values: kind.valuesOf(kept) }
          })
        void navigate(kind.hrefOf(kept), { replace: true })
      }
    })
  }

  /** Goes on from what stands now with these values; saved when they differ from it. */
  const join = (current: R, values: Values) => {
    const now = kind.valuesOf(current)
    setTheirs(undefined)
    adopt(current, values, values)
    if (isSame(values, now)) return onDone(current)
    send(values, { version: current.version, values: now }, words.joined)
  }
  const mergedWith = (current: R, mine: Values) => {
    const now = kind.valuesOf(current)
    return { now, ...mergeFields(opened?.values ?? now, mine, now) }
  }
  const meet = (current: R): true => {
    const { clashes, merged } = mergedWith(current, latest.current)
    saying.current = words.saved
    if (clashes.length > 0) setTheirs(current)
    else join(current, merged)
    return true
  }

  return {
    form,
    /** What was wrong at the last try, for a summary. */
    refused,
    /** Why the last try came to nothing, where no field is to blame. */
    failure,
    isPending: add.isPending || change.isPending,
    save: () => send(latest.current, opened, id === undefined ? words.created : words.saved),
    /** Two people changed the same fields: both versions, and the choice. */
    conflict: theirs && {
      ...mergedWith(theirs, form.values),
      keepMine: () => join(theirs, mergedWith(theirs, latest.current).merged),
      takeTheirs: () => {
        const { merged, now, clashes } = mergedWith(theirs, latest.current)
        join(theirs, withFields(merged, now, clashes))
      }
    }
  }
}

export type SaveRecord<S extends Wire, R extends Kept> = ReturnType<typeof useSaveRecord<S, R>>
