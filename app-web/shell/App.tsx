import { QueryClientProvider, QueryClient } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import type { ApiRuntime } from "#web/api/ApiProvider.tsx"
import type { SessionActor } from "#web/session/renewalOf.ts"
import { SessionProvider } from "#web/session/SessionProvider.tsx"
import type { SiteInfo } from "#web/session/SiteInfo.ts"
import type { Language } from "#domain/words/languages.ts"
import type { Words } from "#web/words/words.ts"
import { WordsProvider } from "#web/words/WordsProvider.tsx"
import { AppCrashed, ErrorBoundary } from "#web/errors/ErrorBoundary.tsx"
import { ToastProvider } from "#web/page/ToastProvider.tsx"
import { Offline, isFailure } from "#web/api/failures.ts"

/** The query cache: fresh for 15 seconds, refetched on focus and on reconnect. */
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: "always",
        retry: (times, error) => error instanceof Offline && times < 2,
        // Failures that no endpoint declares are bugs, which the error boundary shows.
        throwOnError: (error) => !isFailure(error)
      },
      mutations: { networkMode: "always", throwOnError: (error) => !isFailure(error) }
    }
  })

interface AppProps {
  readonly actor: SessionActor
  readonly runtime: ApiRuntime
  readonly site: SiteInfo
  readonly language: Language
  readonly words: Words
  /** False if `words` contains only the login texts. */
  readonly hasAllWords?: boolean
  readonly children: ReactNode
}

/** The providers that all screens depend on: texts, toasts, query cache and session. */
export function App({ actor, runtime, site, language, words, hasAllWords = true, children }: AppProps) {
  const [queries] = useState(newQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <WordsProvider language={language} words={words} isWhole={hasAllWords}>
        <ToastProvider>
          <SessionProvider actor={actor} runtime={runtime} site={site}>
            <ErrorBoundary resetKey="" fallback={() => <AppCrashed />}>
              {children}
            </ErrorBoundary>
          </SessionProvider>
        </ToastProvider>
      </WordsProvider>
    </QueryClientProvider>
  )
}
