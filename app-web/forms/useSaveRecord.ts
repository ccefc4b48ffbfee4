import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import type { Form } from "#web/api/useForm.ts"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"

interface Kept {
  readonly id: string
  readonly version: number
}

export interface SaveRecord<Draft extends Wire, Record extends Kept> {
  readonly form: Form<Draft>
  /** What is kept of it; undefined for a new one. */
  readonly opened: Record | undefined
  readonly post: Endpoint
  readonly put: Endpoint
  readonly refreshes: ReadonlyArray<Endpoint>
  readonly valuesOf: (record: Record) => Draft["Encoded"]
  readonly hrefOf: (record: Record) => string
  readonly said: { readonly created: string; readonly saved: string }
  /** The draft can be forgotten. */
  readonly onSaved: () => void
  /** Shows a refusal of this kind of record at its field; true when it did. */
  readonly onRefused?: (failure: { readonly _tag: string }) => boolean
}

/** Saves a form over a versioned record: adds a new one, or changes one as it was opened; a conflict waits for the person's choice. */
export const useSaveRecord = <Draft extends Wire, Record extends Kept>(it: SaveRecord<Draft, Record>) => {
  const say = useSay()
  const navigate = useNavigate()
  const [version, setVersion] = useState(it.opened?.version)
  const [theirs, setTheirs] = useState<Record>()

  const onFailure = (failure: Failure) => {
    if (failure.current !== undefined) {
      setTheirs(failure.current as Record)
      return true
    }
    if (it.onRefused?.(failure) === true) return true
    if (failure.errors === undefined || Object.keys(failure.errors).length === 0) return false
    it.form.setServerErrors(failure.errors)
    return true
  }
  const settle = (saved: Record) => {
    it.form.replace(it.valuesOf(saved), true)
    setVersion(saved.version)
    setTheirs(undefined)
    it.onSaved()
  }
  const done = (text: string) => (saved: Record) => {
    settle(saved)
    say({ kind: "success", text })
    if (it.opened === undefined) void navigate(it.hrefOf(saved), { replace: true })
  }
  const add = useSend(it.post, { refreshes: it.refreshes, onFailure, onDone: done(it.said.created) })
  const change = useSend(it.put, { refreshes: it.refreshes, onFailure, onDone: done(it.said.saved) })

  const save = (over: number | undefined) => {
    const draft = it.form.check()
    if (draft === undefined) return
    if (it.opened === undefined || over === undefined) add.send(draft)
    else change.send({ ...draft, id: it.opened.id, version: over })
  }
  return {
    save: () => save(version),
    isPending: add.isPending || change.isPending,
    theirs,
    keepMine: () => save(theirs?.version),
    takeTheirs: () => { if (theirs !== undefined) settle(theirs) }
  }
}

interface Failure {
  readonly _tag: string
  readonly current?: unknown
  readonly errors?: Readonly<globalThis.Record<string, ReadonlyArray<string>>>
}
