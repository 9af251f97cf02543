import { useClient, useSignal, useText } from '@oja/widgets/binding';
import { dashboard } from '@oja/widgets/text';
import { subheading } from '@oja/widgets/theme';
import { Button } from '@oja/widgets/ui';
import { ChunkLoadError } from '../lazy/loadChunk.ts';
import * as styles from './Screen.css.ts';

type FailureScreenProps = Readonly<{ problem: unknown; onRetry: () => void }>;

/**
 * Replaces a part that could not be loaded or rendered. A missing chunk can be requested again, which keeps everything
 * that was typed elsewhere on the page. The app can also be reloaded, except while a purchase is being sent. Part of
 * the first load, because nothing may be loadable when it is needed.
 */
export function FailureScreen({ problem, onRetry }: FailureScreenProps) {
  const { failure } = useText({ dashboard }).dashboard;
  const isSending = useSignal(useClient().isSending);
  const isMissing = problem instanceof ChunkLoadError;
  const words = isMissing ? failure.chunk : failure.other;
  return (
    <div className={styles.failure} role="alert">
      <p className={subheading}>{words.title}</p>
      <p>{isSending ? failure.sending : words.body}</p>
      {isMissing && (
        <Button variant="primary" onClick={onRetry}>
          {failure.retry}
        </Button>
      )}
      <Button
        variant={isMissing ? 'secondary' : 'primary'}
        busy={isSending}
        onClick={() => location.reload()}
      >
        {failure.reload}
      </Button>
    </div>
  );
}
