import { Component, type ReactNode } from 'react';
import { embedded } from '../text/en/embedded.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Notice } from '../ui/feedback/Notice.tsx';

export interface CrashGuardProps {
  readonly children: ReactNode;
  readonly onCrash: (problem: unknown) => void;
}

/** Error boundary: shows a sentence in place of a crashed widget and reports the crash to the page. */
export class CrashGuard extends Component<CrashGuardProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(problem: unknown): void {
    this.props.onCrash(problem);
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <div className={surfaceRoot}>
        <Notice tone="critical">{embedded.crashed}</Notice>
      </div>
    );
  }
}
