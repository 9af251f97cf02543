import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../onDemand/onDemand.ts';
import { FailureScreen } from './FailureScreen.tsx';

type Props = Readonly<{ children: ReactNode }>;
type State = Readonly<{ problem: unknown; retries: number }>;

/** Error boundary: shows what happened in place of a failed part, and the way to have it again. The rest of the screen stays. */
export class FailureBoundary extends Component<Props, State> {
  override readonly state: State = { problem: null, retries: 0 };

  static getDerivedStateFromError(problem: unknown): Partial<State> {
    return { problem };
  }

  override render(): ReactNode {
    const { problem, retries } = this.state;
    if (problem === null) return this.props.children;
    const retry = () => {
      forgetFailures();
      this.setState({ problem: null, retries: retries + 1 });
    };
    return <FailureScreen problem={problem} hasRetried={retries > 0} onRetry={retry} />;
  }
}
