import { QueryClientProvider } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import type { ApiRuntime } from "#web/api/ApiProvider.tsx"
import { newQueryClient } from "#web/api/queryClient.ts"
import type { SessionActor } from "#web/session/renewalOf.ts"
import { SessionProvider } from "#web/session/SessionProvider.tsx"
import type { SitePlace } from "#web/session/SitePlace.ts"
import type { Language } from "#domain/words/languages.ts"
import type { Words } from "#web/words/words.ts"
import { WordsProvider } from "#web/words/WordsProvider.tsx"
import { WholeBroken, ErrorBoundary } from "#web/errors/ErrorBoundary.tsx"
import { ToastProvider } from "#web/page/ToastProvider.tsx"

export interface AppProps {
  readonly actor: SessionActor
  readonly runtime: ApiRuntime
  readonly place: SitePlace
  readonly language: Language
  readonly words: Words
  /** False where `words` are only those of the sign-in. */
  readonly hasAllWords?: boolean
  readonly children: ReactNode
}

/** Everything that screens stand on: words, sayings, what is remembered of the server, the session. */
export function App({ actor, runtime, place, language, words, hasAllWords = true, children }: AppProps) {
  const [queries] = useState(newQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <WordsProvider language={language} words={words} isWhole={hasAllWords}>
        <ToastProvider>
          <SessionProvider actor={actor} runtime={runtime} place={place}>
            <ErrorBoundary resetKey="" fallback={() => <WholeBroken />}>
              {children}
            </ErrorBoundary>
          </SessionProvider>
        </ToastProvider>
      </WordsProvider>
    </QueryClientProvider>
  )
}
