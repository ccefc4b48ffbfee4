import { useQueryClient } from "@tanstack/react-query"
import { Result } from "effect"
import { useRef, useState, useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router-dom"
import type { Wire } from "#domain/contract/Endpoint.ts"
import type { RecordSave } from "#domain/shared/RecordSave.ts"
import { type FormErrors, readForm, trimmed, focusFirstError } from "./formErrors.ts"
import { useSend } from "#web/api/useSend.ts"
import { useUser } from "#web/access/useUser.ts"
import { reloadOnce } from "#web/loading/reloadOnce.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { keepDraft, withoutSecrets } from "./drafts.ts"
import type { Merging, Others } from "./meetChanges.ts"
import { isSame } from "./mergeValues.ts"
import type { Kept, RecordKind } from "./RecordKind.ts"
import type { SavedWords } from "./RecordWords.ts"
import type { Opened, RecordStore, Typed } from "./useOpenRecord.ts"

export interface Failure {
  readonly _tag: string
  /** What stands now, where somebody else was quicker. */
  readonly current?: unknown
  /** Who saved that, and what they changed, newest first. */
  readonly saves?: ReadonlyArray<RecordSave>
  readonly errors?: FormErrors
}

interface SaveOptions {
  /** The fields that a refusal of this kind of record is about. */
  readonly errorsOf?: (failure: Failure) => FormErrors | undefined
  /** A refusal leads to the first wrong field, where there is room to see it; else to the summary of all. */
  readonly focusesField?: boolean
}

/**
 * Saves an open record. What others changed in other fields joins in; a field that both changed waits for the person's
 * choice. Nothing typed is lost by any answer.
 */
export const useSaveRecord = <S extends Wire, R extends Kept, A = undefined>(
  kind: RecordKind<S, R>,
  { form, kept, draft, opened, adopt, merge, settle, aside }: RecordStore<S, R, A>,
  words: SavedWords,
  { errorsOf, focusesField = false }: SaveOptions = {}
) => {
  type Values = S["Encoded"]
  const id = kept?.id
  const showToast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id: userId } = useUser()
  const { t } = useWords()
  const [others, setOthers] = useState<Others>()
  const [refused, setRefused] = useState<{ readonly times: number; readonly errors: FormErrors }>({
    times: 0,
    errors: {}
  })
  const [failure, setFailure] = useState<Failure>()
  const typed = () => form.getState().values
  // What was sent last, to be sent again word for word: under the same key, so that the server counts it once.
  const latest = useRef<() => void>(undefined)
  const isPressedAgain = useRef(false)
  // What the last press wanted done once all is kept, where one came while a save was on its way.
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
  const refreshes = kind.refreshes ?? [kind.list]
  const add = useSend(kind.post, { refreshes, onFailure })
  const change = useSend(kind.put, { refreshes, onFailure })

  const remember = (now: R) => {
    queries.setQueryData([kind.get.name, { id: now.id }], now)
    draft.clear()
  }
  const send = (values: Values, since: Opened<Values> | undefined, then: (now: R) => void) => {
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
        adopt(now, values)
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
        keepDraft<Typed<Values>>(userId, `${kind.name}.${now.id}`, {
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
      // The record is there: what was typed since, and pressed, is a change of it. What is refused stays a draft.
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
  // Also where it broke and no failure says why: it can be pressed again.
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

  const merging: Merging = {
    form,
    opened,
    merge,
    settle,
    others,
    setOthers,
    t,
    words,
    valuesOf: kind.valuesOf,
    goOn: (current: R, values: Values, text) => {
      const now = kind.valuesOf(current)
      adopt(current, values, values)
      if (!isSame(values, now)) return send(values, { version: current.version, values: now }, saying(text))
      remember(current)
      saying(text)()
    }
  }

  return {
    /** What was wrong at the last try, for a summary, and which try that was. */
    refused,
    /** Why the last try came to nothing, where no field is to blame. */
    failure,
    isPending: add.isPending || change.isPending,
    /** No line: what was sent waits, and goes by itself. */
    isWaiting,
    /** Saves; then says so, or does what waited for it. */
    save: (then: (now: R) => void = saying(id === undefined ? words.created : words.saved)) => {
      if (isUnderWay.current || isWaiting) {
        isPressedAgain.current = true
        wanted.current = then
        return isUnderWay.current ? undefined : resend()
      }
      send(typed(), opened, then)
    },
    /** What somebody else saved meanwhile, where they did: drawn by `RecordConflict`. */
    merging
  }
}

export type SaveRecord<S extends Wire, R extends Kept> = ReturnType<typeof useSaveRecord<S, R, unknown>>

const changeOf = <S extends Wire, R extends Kept>(
  { changeOf: ownChange, newOf }: RecordKind<S, R>,
  typed: S["Type"],
  id: string,
  version: number
) => ownChange?.(typed, id, version) ?? { ...(newOf?.(typed) ?? typed), id, version }

/** Milliseconds between two tries: a browser that believes it has a line may still reach nobody. */
const pause = 5_000

/** While something waits for the line, sends it again: as soon as the browser is online, and now and then. */
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
