import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from './reportError';
import { ErrorView } from './ErrorView';

interface Props {
  children: ReactNode;
  /** A change of this key, such as the address, tries again. */
  resetKey?: string;
  variant?: 'page' | 'panel';
}
interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** Catches an error while drawing and shows the error view in place of a blank page [UI-021]. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    // eslint-disable-next-line no-console
    console.error('A screen failed to draw.', error, info.componentStack);
    reportError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorView variant={this.props.variant ?? 'page'} onRetry={() => this.setState({ failed: false })} />;
  }
}
