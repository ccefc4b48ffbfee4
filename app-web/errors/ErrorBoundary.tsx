import { useQueryErrorResetBoundary } from "@tanstack/react-query"
import { Component, type ReactNode } from "react"
import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useWords } from "#web/words/useWords.ts"

interface Props {
  /** When this value changes, such as the path, the screen is rendered again. */
  readonly resetKey: string
  readonly fallback: (again: () => void) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly isBroken: boolean
  readonly resetKey: string
}

/** Keeps an error in a screen from taking down the app shell. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return this.props.fallback(() => this.setState({ isBroken: false }))
  }
}

/** Shown in place of a crashed screen. The shell and its navigation remain usable. */
export function BrokenScreen({ again }: { readonly again: () => void }) {
  const { t } = useWords()
  const { reset } = useQueryErrorResetBoundary()
  const retry = () => {
    reset()
    again()
  }
  return (
    <>
      <PageHeader title={t("broken.title")} />
      <EmptyState
        icon="warning"
        title={t("oneOrMoreErrors")}
        action={
          <Button variant="primary" icon="refresh" onPress={retry}>
            {t("retry")}
          </Button>
        }
      >
        {t("broken.about")}
      </EmptyState>
    </>
  )
}

/** Shown if the shell itself crashed, with a button to reload the page. */
export function AppCrashed() {
  const { t } = useWords()
  return (
    <main>
      <h1 className="hidden-text">{t("broken.title")}</h1>
      <EmptyState
        icon="warning"
        title={t("oneOrMoreErrors")}
        action={
          <Button variant="primary" icon="refresh" onPress={() => location.reload()}>
            {t("broken.reload")}
          </Button>
        }
      >
        {t("broken.about")}
      </EmptyState>
    </main>
  )
}
