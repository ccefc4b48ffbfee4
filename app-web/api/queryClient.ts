import { QueryClient } from "@tanstack/react-query"
import { Offline, isFailure } from "./failures.ts"

/** What the screens remember of the server: fresh for 15 seconds, asked again on focus and when the line is back. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: "always",
        retry: (times, error) => error instanceof Offline && times < 2,
        // What no endpoint declares is a fault of ours: the error boundary shows it.
        throwOnError: (error) => !isFailure(error)
      },
      mutations: { networkMode: "always", throwOnError: (error) => !isFailure(error) }
    }
  })
