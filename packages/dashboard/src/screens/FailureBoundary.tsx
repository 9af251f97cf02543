import { Component, type ReactNode } from 'react';
import { FailureScreen } from './FailureScreen.tsx';

type Props = Readonly<{ children: ReactNode }>;
type State = Readonly<{ problem: unknown }>;

/** Error boundary: replaces a failed part with an explanation and a retry button. The rest of the screen stays. */
export class FailureBoundary extends Component<Props, State> {
  override readonly state: State = { problem: null };

  static getDerivedStateFromError(problem: unknown): State {
    return { problem };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return <FailureScreen problem={problem} onRetry={() => this.setState({ problem: null })} />;
  }
}
