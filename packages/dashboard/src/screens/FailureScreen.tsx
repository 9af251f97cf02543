import { useClient, useSignal, useText } from '@oja/widgets/binding';
import { dashboard } from '@oja/widgets/text';
import { subheading } from '@oja/widgets/theme';
import { Button } from '@oja/widgets/ui';
import { ChunkLoadError } from '../onDemand/loadChunk.ts';
import * as styles from './Screen.css.ts';

/**
 * Shown in place of a part that could not be loaded or rendered. It offers to reload the app, but not while a
 * purchase is on its way to the server. It is part of the first load, because nothing may be loadable when it is needed.
 */
export function FailureScreen({ problem }: { readonly problem: unknown }) {
  const { failure } = useText({ dashboard }).dashboard;
  const isSending = useSignal(useClient().isSending);
  const words = problem instanceof ChunkLoadError ? failure.chunk : failure.other;
  return (
    <div className={styles.failure} role="alert">
      <p className={subheading}>{words.title}</p>
      <p>{isSending ? failure.sending : words.body}</p>
      <Button variant="primary" busy={isSending} onClick={() => location.reload()}>
        {failure.reload}
      </Button>
    </div>
  );
}
