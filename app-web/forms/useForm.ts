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

/**
 * Creates a form owned by the component, which re-renders on every keystroke. For forms with many sections, use
 * `useFormStore`.
 */
export const useForm = <S extends Wire>(schema: S, initial: S["Encoded"]) => {
  const store = useFormStore(schema, initial)
  return useEntireForm(store)
}

export type Form<S extends Wire> = ReturnType<typeof useEntireForm<S>>

/** Subscribes to an entire form: the component re-renders on every keystroke. */
export const useEntireForm = <S extends Wire>(store: FormStore<S>) => {
  const fields = useFormFields(store)
  const isDirty = useIsDirty(store)
  return useMemo(() => ({ ...store, ...fields, isDirty }), [store, fields, isDirty])
}

/** Creates a form owned by the component without re-rendering it. Components that show its fields subscribe to them. */
export const useFormStore = <S extends Wire>(schema: S, initial: S["Encoded"]): FormStore<S> => {
  const [store] = useState(() => formStore(schema, initial))
  useLayoutEffect(() => store.setSchema(schema))
  return store
}

/**
 * Subscribes to the fields at these paths, or to all. The component re-renders only when their values or errors change;
 * values elsewhere may be stale.
 */
export const useFormFields = <S extends Wire>(
  store: FormStore<S>,
  paths: ReadonlyArray<FormPath<S["Encoded"]>> | "all" = "all"
): FormFields<S> => {
  const read = useReader(store, paths)
  return useFields(store, useSyncExternalStore(store.subscribe, read))
}

/**
 * Same as `useFormFields`, for values derived from the input, such as totals. Re-renders in a transition, so that
 * typing never waits for them.
 */
export const useDebouncedFields = <S extends Wire>(
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

/** Returns whether the form has unsaved changes. */
export const useIsDirty = <S extends Wire>({ subscribe, getState }: FormStore<S>): boolean =>
  useSyncExternalStore(subscribe, () => getState().isDirty)

/** Renders its children with the dirty state of a form, without re-rendering the parent. */
export function WithDirtyState<S extends Wire>(props: {
  readonly form: FormStore<S>
  readonly children: (isDirty: boolean) => ReactNode
}) {
  return props.children(useIsDirty(props.form))
}

/** Returns a reader of the form's state, which keeps its identity while nothing at the paths changes. */
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

/** Returns the errors at and below some paths. */
export const errorsIn = (errors: FormErrors, paths: ReadonlyArray<string>): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([at]) => paths.some((path) => at === path || at.startsWith(`${path}.`)))
  )

/** Returns whether there is an error at or below a path. */
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
      /** Returns the props of a text, money, date or select field. */
      field: <P extends FormPath<Values>>(path: P, label: string, naming: FieldNaming = {}) => ({
        name: path as string,
        label,
        value: valueAt(values, path) as FormValue<Values, P>,
        ...handlersOf(path),
        errorMessage: errorOf(path, { label, ...naming })
      }),
      /** Returns the props of a checkbox or a switch. */
      tick: <P extends FormPath<Values>>(path: P, label: string) => ({
        name: path as string,
        isSelected: valueAt(values, path) === true,
        onChange: handlersOf(path).onChange as (value: boolean) => void,
        errorMessage: errorOf(path, { label })
      })
    }
  }, [store, values, errors, words])
}

/** A form's fields as used by a component. */
export type FormFields<S extends Wire> = ReturnType<typeof useFields<S>>
