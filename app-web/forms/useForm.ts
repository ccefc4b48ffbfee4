import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore
} from "react"
import type { Wire } from "#domain/contract/Endpoint.ts"
import type { FormErrors } from "./formErrors.ts"
import { type FormPath, type FormValue, valueAt } from "./formPath.ts"
import { errorText, type Named, useWords } from "#web/words/useWords.ts"
import { type FormState, type FormStore, formStore } from "./FormStore.ts"
import { isSame } from "./mergeValues.ts"

export type FieldNaming = Omit<Named, "label">

/** A form that a component owns; it is drawn anew with every key. A form of many sections: `useFormStore`. */
export const useForm = <S extends Wire>(schema: S, initial: S["Encoded"]) => {
  const store = useFormStore(schema, initial)
  return useWholeForm(store)
}

export type Form<S extends Wire> = ReturnType<typeof useWholeForm<S>>

/** A form as a whole: draws the component anew with every key. */
export const useWholeForm = <S extends Wire>(store: FormStore<S>) => {
  const fields = useFormFields(store)
  const isDirty = useIsDirty(store)
  return useMemo(() => ({ ...store, ...fields, isDirty }), [store, fields, isDirty])
}

/** A form that a component owns without being drawn with its keys: those who show its fields subscribe to them. */
export const useFormStore = <S extends Wire>(schema: S, initial: S["Encoded"]): FormStore<S> => {
  const [store] = useState(() => formStore(schema, initial))
  useLayoutEffect(() => store.judgeBy(schema))
  return store
}

/**
 * The fields of a form at these paths, or all of them: draws the component anew only when what stands there, or what is
 * wrong there, changes. Values elsewhere may be old.
 */
export const useFormFields = <S extends Wire>(
  store: FormStore<S>,
  paths: ReadonlyArray<FormPath<S["Encoded"]>> | "all" = "all"
): FormFields<S> => {
  const read = useReader(store, paths)
  return useFields(store, useSyncExternalStore(store.subscribe, read))
}

/** The same for what only follows from the typing, such as sums: no key waits for it to be drawn. */
export const useCalmFields = <S extends Wire>(
  store: FormStore<S>,
  paths: ReadonlyArray<FormPath<S["Encoded"]>> | "all" = "all"
): FormFields<S> => {
  const read = useReader(store, paths)
  const [state, setState] = useState(read)
  useEffect(() => {
    const follow = () => startTransition(() => setState(read))
    follow()
    return store.subscribe(follow)
  }, [store, read])
  return useFields(store, state)
}

/** Whether something is typed that is not kept. */
export const useIsDirty = <S extends Wire>({ subscribe, getState }: FormStore<S>): boolean =>
  useSyncExternalStore(subscribe, () => getState().isDirty)

/** What differs between a form that is dirty and one that is not. */
export function WhetherDirty<S extends Wire>(props: {
  readonly form: FormStore<S>
  readonly children: (isDirty: boolean) => ReactNode
}) {
  return props.children(useIsDirty(props.form))
}

/** The state of a form, the same one as long as nothing at the paths changed. */
const useReader = <S extends Wire>({ getState }: FormStore<S>, paths: ReadonlyArray<string> | "all") => {
  const last = useRef<FormState<S["Encoded"]>>(undefined)
  const watched = paths === "all" ? paths : paths.join(" ")
  return useMemo(() => {
    const places = watched === "all" ? watched : watched.split(" ")
    return () => {
      const now = getState()
      if (last.current === undefined || !isUnchanged(last.current, now, places)) last.current = now
      return last.current
    }
  }, [getState, watched])
}

const isUnchanged = <V>(before: FormState<V>, now: FormState<V>, paths: ReadonlyArray<string> | "all"): boolean =>
  before === now ||
  (paths === "all"
    ? before.values === now.values && before.errors === now.errors
    : paths.every((path) => valueAt(before.values, path) === valueAt(now.values, path)) &&
      (before.errors === now.errors || isSame(errorsIn(before.errors, paths), errorsIn(now.errors, paths))))

/** What is wrong at some paths, and below them. */
export const errorsIn = (errors: FormErrors, paths: ReadonlyArray<string>): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([at]) => paths.some((path) => at === path || at.startsWith(`${path}.`)))
  )

/** Whether something is wrong at a path, or below it. */
export const hasErrorsIn = (errors: FormErrors, path: string): boolean =>
  Object.keys(errorsIn(errors, [path])).length > 0

const useFields = <S extends Wire>(store: FormStore<S>, { values, errors }: FormState<S["Encoded"]>) => {
  type Values = S["Encoded"]
  const words = useWords()
  return useMemo(() => {
    const { set, handlersOf } = store
    const errorOf = (path: string, named: Named): string | undefined =>
      errors[path]?.map((message) => errorText(words, message, named)).join(" ")
    return {
      values,
      /** Message ids by path, for a summary and for groups of fields. */
      errors,
      errorOf,
      set,
      /** Props of a field of text, money, a day or a choice. */
      field: <P extends FormPath<Values>>(path: P, label: string, naming: FieldNaming = {}) => ({
        name: path as string,
        label,
        value: valueAt(values, path) as FormValue<Values, P>,
        ...handlersOf(path),
        errorMessage: errorOf(path, { label, ...naming })
      }),
      /** Props of a check box or a switch. */
      tick: <P extends FormPath<Values>>(path: P, label: string) => ({
        name: path as string,
        isSelected: valueAt(values, path) === true,
        onChange: handlersOf(path).onChange as (value: boolean) => void,
        errorMessage: errorOf(path, { label })
      })
    }
  }, [store, values, errors, words])
}

/** What a component shows of a form. */
export type FormFields<S extends Wire> = ReturnType<typeof useFields<S>>
