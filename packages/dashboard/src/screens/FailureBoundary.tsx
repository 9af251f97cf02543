import { Component, type ReactNode } from 'react';
import { FailureScreen } from './FailureScreen.tsx';

type Props = Readonly<{ children: ReactNode }>;
type State = Readonly<{ problem: unknown }>;

/** Shows a way on where a part of the app could not be loaded or drawn. The rest of the screen stays. */
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
