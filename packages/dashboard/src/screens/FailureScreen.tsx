import { useClient, useSignal, useText } from '@oja/widgets/binding';
import { dashboard } from '@oja/widgets/text';
import { subheading } from '@oja/widgets/theme';
import { Button } from '@oja/widgets/ui';
import { ChunkLoadError } from '../onDemand/loadChunk.ts';
import * as styles from './Screen.css.ts';

type FailureScreenProps = Readonly<{
  problem: unknown;
  /** It was asked for again already. */
  hasRetried: boolean;
  onRetry: () => void;
}>;

/**
 * Shown in place of a part that could not be loaded or rendered. What did not arrive is asked for again, and the rest of
 * the page keeps what was typed; where that fails too, and where a screen broke, it offers to reload the app, but not
 * while a purchase is on its way to the server. It is part of the first load, because nothing may be loadable when it is
 * needed.
 */
export function FailureScreen({ problem, hasRetried, onRetry }: FailureScreenProps) {
  const { failure } = useText({ dashboard }).dashboard;
  const isSending = useSignal(useClient().isSending);
  const isMissing = problem instanceof ChunkLoadError;
  const words = isMissing ? failure.chunk : failure.other;
  const reloads = !isMissing || hasRetried;
  return (
    <div className={styles.failure} role="alert">
      <p className={subheading}>{words.title}</p>
      <p>{reloads && isSending ? failure.sending : words.body}</p>
      {isMissing && (
        <Button variant="primary" onClick={onRetry}>
          {failure.retry}
        </Button>
      )}
      {reloads && (
        <Button
          variant={isMissing ? 'secondary' : 'primary'}
          busy={isSending}
          onClick={() => location.reload()}
        >
          {failure.reload}
        </Button>
      )}
    </div>
  );
}
