import { useState } from "react"
import { DocumentPage } from "#web/job-links/DocumentPage.tsx"
import type { DocumentClient } from "#web/job-links/DocumentClient.ts"
import type { Language } from "#domain/words/languages.ts"

interface DocumentStoryProps {
  readonly open: () => DocumentClient
  readonly language: Language
}

/** Renders a story's customer page in the toolbar's language. */
export function DocumentStory({ open, language }: DocumentStoryProps) {
  const [server] = useState(() => {
    const made = open()
    return { ...made, load: (wanted?: Language) => made.load(wanted ?? language) }
  })
  return <DocumentPage server={server} language={language} />
}

/** Renders it in the language in which the link was sent, whatever the browser's language. */
export function SentStory({ open }: Pick<DocumentStoryProps, "open">) {
  const [server] = useState(open)
  return <DocumentPage server={server} language="en" />
}

/** Renders the story again when the toolbar changes. */
export const inItsLanguage = (
  { open }: DocumentStoryProps,
  { globals }: { readonly globals: Readonly<Record<string, unknown>> }
) => <DocumentStory key={String(globals["locale"])} open={open} language={globals["locale"] as Language} />
