import { Component, type ReactNode } from "react"

interface Props {
  /** Another value, such as another path, gives the screen a new try. */
  readonly resetKey: string
  readonly fallback: (again: () => void) => ReactNode
  readonly children: ReactNode
}

/** Keeps a broken screen from taking the shell with it. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state: { readonly isBroken: boolean } = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.isBroken) this.setState({ isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return this.props.fallback(() => this.setState({ isBroken: false }))
  }
}
