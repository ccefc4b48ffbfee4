import { useLayoutEffect, useMemo, useRef, useState } from "react"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { useDraft } from "#web/api/useDraft.ts"
import { useForm } from "#web/api/useForm.ts"
import { isSame, mergeFields } from "./mergeFields.ts"
import { mayStandIn } from "./mayStandIn.ts"
import type { Kept, RecordKind } from "./RecordKind.ts"
import { withoutSecrets } from "./withoutSecrets.ts"

/** What the typing began from: the version that a save names, and what stood in it. */
export interface Opened<V> {
  readonly version: number
  readonly values: V
}

/** What a draft keeps: without its beginning, a later save could not tell what others changed meanwhile. */
export interface Typed<V> {
  readonly values: V
  readonly opened: Opened<V> | undefined
}

/** A record as it lies open: what is typed, what it began from, and the draft of it. */
export const useOpenRecord = <S extends Wire, R extends Kept>(kind: RecordKind<S, R>, kept: R | undefined) => {
  type Values = S["Encoded"]
  const [start] = useState<Values>(() => kind.valuesOf(kept))
  const form = useForm(kind.schema, start)
  const [opened, setOpened] = useState<Opened<Values> | undefined>(kept && { version: kept.version, values: start })
  const latest = useRef<Values>(form.values)
  useLayoutEffect(() => {
    latest.current = form.values
  }, [form.values])
  const typed = useMemo<Typed<Values>>(
    () => ({ values: withoutSecrets(kind, form.values), opened }),
    [kind, form.values, opened]
  )
  const draft = useDraft<Typed<Values>>(`${kind.name}.${kept?.id ?? "new"}`, typed, form.isDirty)
  const found =
    draft.found && mayStandIn(draft.found.values?.values, start) && !isSame(draft.found.values.values, start)
      ? draft.found
      : undefined

  return {
    form,
    /** Undefined while it is new. */
    id: kept?.id,
    opened,
    /** What is typed now, for answers that arrive later. */
    latest,
    draft: { ...draft, found },
    /** Takes what the server keeps now. What was typed since `since` stays typed; `values` says otherwise. */
    adopt: (next: R, since: Values, values?: Values) => {
      const now = kind.valuesOf(next)
      setOpened({ version: next.version, values: now })
      form.replace(now, true)
      const stands = values ?? mergeFields(since, latest.current, now).merged
      if (!isSame(stands, now)) form.replace(stands)
    },
    /** Puts what an earlier visit typed in place, to be saved against the version it began from. */
    restore: ({ values, opened: since }: Typed<Values>) => {
      form.replace(values)
      setOpened(since)
      draft.dismiss()
    }
  }
}

export type OpenRecord<S extends Wire, R extends Kept> = ReturnType<typeof useOpenRecord<S, R>>
