import { useQueryClient } from "@tanstack/react-query"
import { Result } from "effect"
import { useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Wire } from "#domain/contract/Endpoint.ts"
import type { RecordSave } from "#domain/shared/RecordSave.ts"
import { type FormErrors, readForm, trimmed } from "./formErrors.ts"
import { focusFirstError } from "./focusField.ts"
import { useSend } from "#web/api/useSend.ts"
import { useUser } from "#web/access/useUser.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { keepDraft, withoutSecrets } from "./drafts.ts"
import { isSame, type MergedValues, withPaths } from "./mergeValues.ts"
import { valueAt } from "./formPath.ts"
import type { Kept, RecordKind } from "./RecordKind.ts"
import { labelAt, type NamedAt } from "./FormProblems.tsx"
import { useResend } from "./useResend.ts"
import type { Opened, RecordStore, Typed } from "./useOpenRecord.ts"

export interface Failure {
  readonly _tag: string
  /** What stands now, where somebody else was quicker. */
  readonly current?: unknown
  /** Who saved that, and what they changed, newest first. */
  readonly saves?: ReadonlyArray<RecordSave>
  readonly errors?: FormErrors
}

/** What is said after each way of saving. */
export interface SavedWords {
  readonly created: string
  readonly saved: string
  /** Others' changes joined in. */
  readonly joined: string
  /** What the field at a path is called: what joined and what was chosen is said by name. */
  readonly nameOf: (path: string) => NamedAt
}

export interface SaveOptions {
  /** The fields that a refusal of this kind of record is about. */
  readonly errorsOf?: (failure: Failure) => FormErrors | undefined
  /** A refusal leads to the first wrong field, where there is room to see it; else to the summary of all. */
  readonly focusesField?: boolean
}

/** Whose version of a field stays. */
export type Side = "mine" | "theirs"

/** Two people changed the same fields: both versions, and the choice at each field. */
export interface Conflict<V> extends MergedValues<V> {
  /** What somebody else saved meanwhile, as the form shows it. */
  readonly now: V
  /** Who saved it, newest first. */
  readonly saves: ReadonlyArray<RecordSave>
  /** Which try to save met it: each new one takes the focus. */
  readonly times: number
  /** Settles one field; with the last of them the record is saved. */
  readonly choose: (path: string, side: Side) => void
  readonly chooseAll: (side: Side) => void
}

/** What somebody else changed and a save took along without a question: told at each field until it is seen. */
export interface Joined<V> {
  readonly now: V
  /** What stood there before. */
  readonly was: V
  readonly paths: ReadonlyArray<string>
  readonly saves: ReadonlyArray<RecordSave>
  readonly dismiss: (path: string) => void
}

interface Theirs<R> {
  readonly current: R
  readonly saves: ReadonlyArray<RecordSave>
  readonly times: number
}

const noChoices: Readonly<Record<Side, ReadonlyArray<string>>> = { mine: [], theirs: [] }

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
  const [theirs, setTheirs] = useState<Theirs<R>>()
  const [joined, setJoined] = useState<Omit<Joined<Values>, "dismiss">>()
  const chosen = useRef(noChoices)
  const [refused, setRefused] = useState<{ readonly times: number; readonly errors: FormErrors }>({
    times: 0,
    errors: {}
  })
  const [failure, setFailure] = useState<Failure>()
  const typed = () => form.getState().values
  // What was sent last, to be sent again word for word: under the same key, so that the server counts it once.
  const latest = useRef<() => void>(undefined)
  const isPressedAgain = useRef(false)
  const isWaiting = failure?._tag === "Offline"

  const refuse = (errors: FormErrors, values: Values) => {
    setRefused(({ times }) => ({ times: times + 1, errors }))
    form.refuse(errors, values)
    if (focusesField) focusFirstError(Object.keys(errors))
  }
  const onFailure = (failed: Failure): boolean => {
    if (failed._tag === "Offline") {
      setFailure(failed)
      return true
    }
    setFailure(undefined)
    if (failed.current !== undefined) return meet(failed.current as R, failed.saves ?? [])
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
    setJoined(undefined)
    form.accept()
    setFailure(undefined)
    if (id !== undefined && since !== undefined) {
      const input = changeOf(kind, read.success, id, since.version)
      const onSuccess = (now: R) => {
        setFailure(undefined)
        remember(now)
        adopt(now, values)
        const kept = kind.valuesOf(now)
        const goesOn = isPressedAgain.current && !isSame(typed(), kept)
        isPressedAgain.current = false
        if (goesOn) return send(typed(), { version: now.version, values: kept }, then)
        then(now)
      }
      latest.current = () => change.send(input, { onSuccess })
      return latest.current()
    }
    const input = kind.newOf?.(read.success) ?? read.success
    const onSuccess = (now: R) => {
      setFailure(undefined)
      remember(now)
      then(now)
      if (!isSame(typed(), values))
        keepDraft<Typed<Values>>(userId, `${kind.name}.${now.id}`, {
          values: withoutSecrets(kind, typed()),
          opened: { version: now.version, values: kind.valuesOf(now) },
          ...(aside !== undefined && { aside })
        })
      void navigate(kind.hrefOf(now), { replace: true })
    }
    latest.current = () => add.send(input, { onSuccess })
    latest.current()
  }
  const resend = () => {
    if (!add.isPending && !change.isPending) latest.current?.()
  }
  useResend(isWaiting, resend)
  const saying = (text: string) => () =>
    showToast({ kind: "success", text, ...(id === undefined ? {} : { about: `${kind.name}.${id}` }) })

  const mergedWith = (current: R, mine = typed(), base = opened?.values) => {
    const now = kind.valuesOf(current)
    return { now, ...merge(base ?? now, mine, now) }
  }
  /** Goes on from what stands now with these values; saved when they differ from it. */
  const join = ({ current, saves }: Theirs<R>, values: Values, joining: ReadonlyArray<string>) => {
    const now = kind.valuesOf(current)
    const was = opened?.values ?? now
    const { mine, theirs: taken } = chosen.current
    const told = (id: "conflict.keptMine" | "conflict.tookTheirs" | "conflict.alsoTheirs", paths: typeof joining) =>
      paths.length === 0 ? [] : [t(id, { fields: paths.map((path) => labelAt(words.nameOf(path))).join(", ") })]
    const text = [
      words.joined,
      ...told("conflict.keptMine", mine),
      ...told("conflict.tookTheirs", taken),
      ...told("conflict.alsoTheirs", joining)
    ].join("\u00a0· ")
    chosen.current = noChoices
    setTheirs(undefined)
    adopt(current, values, values)
    if (isSame(values, now)) {
      remember(current)
      saying(text)()
    } else send(values, { version: current.version, values: now }, saying(text))
    if (joining.length > 0) setJoined({ now, was, paths: joining, saves })
  }
  const meet = (current: R, saves: ReadonlyArray<RecordSave>): true => {
    const { clashes, joining, merged } = mergedWith(current)
    const met = { current, saves, times: (theirs?.times ?? 0) + 1 }
    if (clashes.length > 0) setTheirs(met)
    else join(met, merged, joining)
    return true
  }
  const conflictWith = (met: Theirs<R>): Conflict<Values> => {
    const { current, saves, times } = met
    const choose = (paths: ReadonlyArray<string>, side: Side) => {
      const { now } = mergedWith(current)
      chosen.current = { ...chosen.current, [side]: [...chosen.current[side], ...paths] }
      if (side === "theirs") for (const path of paths) form.set(path as never, valueAt(now, path) as never)
      // What stands now is where this field's typing begins from: mine is a change of it, theirs is none.
      const base = withPaths(opened?.values ?? now, now, paths)
      const { clashes, joining, merged } = mergedWith(current, typed(), base)
      if (clashes.length > 0) settle(base)
      else join(met, merged, joining)
    }
    const both = mergedWith(current)
    return {
      ...both,
      saves,
      times,
      choose: (path, side) => choose([path], side),
      chooseAll: (side) => choose(both.clashes, side)
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
      if (!isWaiting) return send(typed(), opened, then)
      isPressedAgain.current = true
      resend()
    },
    conflict: theirs && conflictWith(theirs),
    joined: joined && {
      ...joined,
      dismiss: (path: string) => setJoined((now) => now && { ...now, paths: now.paths.filter((one) => one !== path) })
    }
  }
}

export type SaveRecord<S extends Wire, R extends Kept> = ReturnType<typeof useSaveRecord<S, R, unknown>>

const changeOf = <S extends Wire, R extends Kept>(
  { changeOf: ownChange, newOf }: RecordKind<S, R>,
  typed: S["Type"],
  id: string,
  version: number
) => ownChange?.(typed, id, version) ?? { ...(newOf?.(typed) ?? typed), id, version }
