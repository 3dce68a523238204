import { Component, type ReactNode } from 'react';

type Props = {
  readonly resetKey: string;
  /** Shown in place of what broke. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};
type State = { readonly hasFailed: boolean; readonly resetKey: string };

/** Keeps the frame standing when a screen breaks; another `resetKey` (the next route) starts afresh. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
