import { Component, type ReactNode } from 'react';
import { FailureScreen } from './FailureScreen.tsx';

type Props = Readonly<{ children: ReactNode }>;
type State = Readonly<{ problem: unknown }>;

/** Error boundary: shows a reload button in place of a failed part. The rest of the screen stays. */
export class FailureBoundary extends Component<Props, State> {
  override readonly state: State = { problem: null };

  static getDerivedStateFromError(problem: unknown): State {
    return { problem };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    return problem === null ? this.props.children : <FailureScreen problem={problem} />;
  }
}
