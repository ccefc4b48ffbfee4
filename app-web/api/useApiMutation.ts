import { type MutateOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { useCallback, useRef } from "react"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import { areOnPage } from "#web/page/labelOnPage.ts"
import { useToast } from "#web/page/useToast.ts"
import { useRun } from "./ApiProvider.tsx"
import { call, type FailureOf } from "./call.ts"
import { isFailure, Offline, Refused } from "./failures.ts"
import { useFailureText } from "./LoadFailed.tsx"

interface SendOptions<O extends Wire, F extends Wire> {
  /** Read endpoints whose responses may have changed. Those in use are refetched. */
  readonly invalidates?: ReadonlyArray<Pick<Endpoint, "name">>
  readonly onDone?: (output: O["Type"]) => void
  /** The submitted form. Field errors from the server are shown on its fields. */
  readonly form?: { readonly setServerErrors: (errors: Refused["errors"]) => void }
  /** Return true if the screen has shown the failure itself. All other failures are shown in a toast. */
  readonly onFailure?: (failure: FailureOf<F>) => boolean | void
}

/**
 * Returns a function that sends a request that changes data. The request is idempotent per user action, including
 * retries, and a double click sends it only once.
 */
export const useApiMutation = <I extends Wire, O extends Wire, F extends Wire>(
  endpoint: Endpoint<I, O, F>,
  options: SendOptions<O, F> = {}
) => {
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const failureText = useFailureText()
  const press = useRef<UserAction>(undefined)
  const onItsWay = useRef<string>(undefined)

  const mutation = useMutation<O["Type"], FailureOf<F>, I["Type"]>({
    mutationFn: (input) => {
      press.current = userActionFor(press.current, input)
      return run(call(endpoint, input, { idempotencyKey: press.current.key }))
    },
    retry: (times, failure) => failure instanceof Offline && endpoint.method === "POST" && times < 1,
    onSuccess: (output) => {
      press.current = undefined
      for (const { name } of options.invalidates ?? []) void queries.invalidateQueries({ queryKey: [name] })
      options.onDone?.(output)
    },
    onError: (failure) => {
      if (!(failure instanceof Offline)) press.current = undefined
      if (options.form !== undefined && failure instanceof Refused) {
        const paths = Object.keys(failure.errors)
        if (paths.length > 0) {
          options.form.setServerErrors(failure.errors)
          if (!areOnPage(paths)) showToast({ kind: "danger", text: failureText(failure) })
          return
        }
      }
      if (isFailure(failure) && options.onFailure?.(failure) !== true)
        showToast({ kind: "danger", text: failureText(failure) })
    },
    onSettled: (_output, _failure, input) => {
      if (onItsWay.current === JSON.stringify(input)) onItsWay.current = undefined
    }
  })
  const { mutate } = mutation
  const send = useCallback(
    (...[input, then]: [input: I["Type"], then?: MutateOptions<O["Type"], FailureOf<F>, I["Type"]>]) => {
      const sent = JSON.stringify(input)
      // A double click arrives before the button re-renders as pending. Callers that wait for this response still get
      // it.
      if (onItsWay.current === sent && then === undefined) return
      onItsWay.current = sent
      mutate(...(then === undefined ? [input] : [input, then]))
    },
    [mutate]
  )
  return {
    send,
    isPending: mutation.isPending,
    failure: mutation.error ?? undefined,
    output: mutation.data,
    reset: mutation.reset
  }
}

/** One user action: its input, and the idempotency key of its requests. */
interface UserAction {
  readonly sent: string
  readonly key: string
}

/** Returns the previous action if it got no response and the input is the same, or else a new one (I1). */
export const userActionFor = (before: UserAction | undefined, input: unknown): UserAction => {
  const sent = JSON.stringify(input)
  return before?.sent === sent ? before : { sent, key: crypto.randomUUID() }
}
