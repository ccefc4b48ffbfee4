import { useQueryClient } from "@tanstack/react-query"
import { Result } from "effect"
import { useRef, useState, useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router-dom"
import type { Wire } from "#domain/contract/Endpoint.ts"
import type { RecordSave } from "#domain/shared/RecordSave.ts"
import { type FormErrors, readForm, trimmed, focusFirstError } from "./formErrors.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useUser } from "#web/access/useUser.ts"
import { reloadOnce } from "#web/loading/reloadOnce.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { saveDraft, withoutSecrets } from "./drafts.ts"
import type { MergeContext, RemoteChanges } from "./mergeRemoteChanges.ts"
import { isSame } from "./mergeValues.ts"
import type { SavedRecord, RecordKind } from "./RecordKind.ts"
import type { SaveMessages } from "./RecordTexts.ts"
import type { BaseVersion, RecordStore, DraftContent } from "./useOpenRecord.ts"

export interface Failure {
  readonly _tag: string
  /** The current record, if someone else saved it first. */
  readonly current?: unknown
  /** Who saved it and what they changed, newest first. */
  readonly saves?: ReadonlyArray<RecordSave>
  readonly errors?: FormErrors
}

interface SaveOptions {
  /** Maps a failure of this record type to the fields it concerns. */
  readonly errorsOf?: (failure: Failure) => FormErrors | undefined
  /**
   * Whether a refusal focuses the first invalid field, if there is room to see it. Otherwise it focuses the error
   * summary.
   */
  readonly focusesField?: boolean
}

/**
 * Saves an open record. Others' changes to different fields are merged; fields that both changed wait for the user to
 * choose. No response ever discards the user's input.
 */
export const useSaveRecord = <S extends Wire, R extends SavedRecord, A = undefined>(
  kind: RecordKind<S, R>,
  { form, kept, draft, opened, applySaved, merge, rebase, aside }: RecordStore<S, R, A>,
  words: SaveMessages,
  { errorsOf, focusesField = false }: SaveOptions = {}
) => {
  type Values = S["Encoded"]
  const id = kept?.id
  const showToast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id: userId } = useUser()
  const { t } = useWords()
  const [others, setOthers] = useState<RemoteChanges>()
  const [refused, setRefused] = useState<{ readonly times: number; readonly errors: FormErrors }>({
    times: 0,
    errors: {}
  })
  const [failure, setFailure] = useState<Failure>()
  const typed = () => form.getState().values
  // The last request, for resending it unchanged under the same idempotency key.
  const latest = useRef<() => void>(undefined)
  const isPressedAgain = useRef(false)
  // The callback of a save pressed while another one was in progress, to run once everything is saved.
  const isUnderWay = useRef(false)
  const wanted = useRef<(now: R) => void>(undefined)
  const isWaiting = failure?._tag === "Offline"

  const refuse = (errors: FormErrors, values: Values) => {
    setRefused(({ times }) => ({ times: times + 1, errors }))
    form.refuse(errors, values)
    if (focusesField) focusFirstError(Object.keys(errors))
  }
  const onFailure = (failed: Failure): boolean => {
    isUnderWay.current = false
    if (failed._tag === "Offline") {
      setFailure(failed)
      return true
    }
    isPressedAgain.current = false
    wanted.current = undefined
    setFailure(undefined)
    if (failed.current !== undefined) {
      void reloadOnce("conflict", () => import("./RecordConflict.tsx")).then(
        ({ meetChanges }) => meetChanges(merging, failed),
        () => setFailure(failed)
      )
      return true
    }
    const errors = errorsOf?.(failed) ?? failed.errors ?? {}
    const isOfFields = Object.keys(errors).length > 0
    if (isOfFields) refuse(errors, typed())
    else setFailure(failed)
    return isOfFields
  }
  const refreshes = kind.invalidates ?? [kind.list]
  const add = useApiMutation(kind.post, { invalidates: refreshes, onFailure })
  const change = useApiMutation(kind.put, { invalidates: refreshes, onFailure })

  const remember = (now: R) => {
    queries.setQueryData([kind.get.name, { id: now.id }], now)
    draft.clear()
  }
  const send = (values: Values, since: BaseVersion<Values> | undefined, then: (now: R) => void) => {
    const read = readForm(kind.schema, trimmed(values, kind.secrets))
    if (Result.isFailure(read)) return refuse(read.failure, values)
    setRefused(({ times }) => ({ times, errors: {} }))
    setOthers(undefined)
    form.accept()
    setFailure(undefined)
    if (id !== undefined && since !== undefined) {
      const input = changeOf(kind, read.success, id, since.version)
      const onSuccess = (now: R) => {
        isUnderWay.current = false
        setFailure(undefined)
        remember(now)
        applySaved(now, values)
        const kept = kind.valuesOf(now)
        const goesOn = isPressedAgain.current && !isSame(typed(), kept)
        isPressedAgain.current = false
        const next = takeWanted() ?? then
        if (goesOn) return send(typed(), { version: now.version, values: kept }, next)
        next(now)
      }
      latest.current = () => change.send(input, { onSuccess, onError })
      return go()
    }
    const input = kind.newOf?.(read.success) ?? read.success
    const open = (now: R, sent: Values, next: (now: R) => void) => {
      remember(now)
      next(now)
      if (!isSame(typed(), sent))
        saveDraft<DraftContent<Values>>(userId, `${kind.name}.${now.id}`, {
          values: withoutSecrets(kind, typed()),
          opened: { version: now.version, values: kind.valuesOf(now) },
          ...(aside !== undefined && { aside })
        })
      void navigate(kind.hrefOf(now), { replace: true })
    }
    const onSuccess = (now: R) => {
      isUnderWay.current = false
      setFailure(undefined)
      const all = typed()
      const rest =
        isPressedAgain.current && !isSame(all, values) ? readForm(kind.schema, trimmed(all, kind.secrets)) : undefined
      isPressedAgain.current = false
      const next = takeWanted() ?? then
      if (rest === undefined || Result.isFailure(rest)) return open(now, values, next)
      // The record now exists, so input typed since then and saved again becomes an update of it. If that is refused,
      // it stays a draft.
      latest.current = undefined
      isUnderWay.current = true
      change.send(changeOf(kind, rest.success, now.id, now.version), {
        onSuccess: (last) => open(last, all, next),
        onError: () => open(now, values, () => {})
      })
    }
    latest.current = () => add.send(input, { onSuccess, onError })
    go()
  }
  // Also covers unexpected errors without a typed failure, so that saving can be tried again.
  const onError = () => {
    isUnderWay.current = false
  }
  const go = () => {
    isUnderWay.current = true
    latest.current?.()
  }
  const takeWanted = () => {
    const next = wanted.current
    wanted.current = undefined
    return next
  }
  const resend = () => {
    if (!add.isPending && !change.isPending) go()
  }
  useResend(isWaiting, resend)
  const saying = (text: string) => () =>
    showToast({ kind: "success", text, ...(id === undefined ? {} : { about: `${kind.name}.${id}` }) })

  const merging: MergeContext = {
    form,
    opened,
    merge,
    settle: rebase,
    others,
    setOthers,
    t,
    words,
    valuesOf: kind.valuesOf,
    goOn: (current: R, values: Values, text) => {
      const now = kind.valuesOf(current)
      applySaved(current, values, values)
      if (!isSame(values, now)) return send(values, { version: current.version, values: now }, saying(text))
      remember(current)
      saying(text)()
    }
  }

  return {
    /** The errors of the last attempt, for a summary, and the number of that attempt. */
    refused,
    /** Why the last attempt failed, if no field is to blame. */
    failure,
    isPending: add.isPending || change.isPending,
    /** Offline: the request is pending and will be sent automatically. */
    isWaiting,
    /** Saves the record, then shows a toast or runs the given callback. */
    save: (then: (now: R) => void = saying(id === undefined ? words.created : words.saved)) => {
      if (isUnderWay.current || isWaiting) {
        isPressedAgain.current = true
        wanted.current = then
        return isUnderWay.current ? undefined : resend()
      }
      send(typed(), opened, then)
    },
    /** What others saved in the meantime, if anything; rendered by `RecordConflict`. */
    merging
  }
}

export type SaveRecord<S extends Wire, R extends SavedRecord> = ReturnType<typeof useSaveRecord<S, R, unknown>>

const changeOf = <S extends Wire, R extends SavedRecord>(
  { changeOf: ownChange, newOf }: RecordKind<S, R>,
  typed: S["Type"],
  id: string,
  version: number
) => ownChange?.(typed, id, version) ?? { ...(newOf?.(typed) ?? typed), id, version }

/** Retry interval in milliseconds. A browser that reports being online may still have no connection. */
const pause = 5_000

/** Retries a pending request as soon as the browser is online, and periodically. */
const useResend = (isWaiting: boolean, resend: () => void) => {
  const again = useEffectEvent(() => {
    if (navigator.onLine) resend()
  })
  useEffect(() => {
    if (!isWaiting) return
    const look = () => again()
    const timer = setInterval(look, pause)
    addEventListener("online", look)
    return () => {
      clearInterval(timer)
      removeEventListener("online", look)
    }
  }, [isWaiting])
}
