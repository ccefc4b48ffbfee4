import { Component, type ReactNode } from "react"

interface Props {
  /** Another value, such as another path, gives the screen a new try. */
  readonly resetKey: string
  readonly fallback: (again: () => void) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly isBroken: boolean
  readonly resetKey: string
}

/** Keeps a broken screen from taking the shell with it. */
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
