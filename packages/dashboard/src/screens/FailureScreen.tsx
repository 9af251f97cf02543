import { useClient, useSignal, useText } from '@oja/widgets/binding';
import { dashboard } from '@oja/widgets/text';
import { subheading } from '@oja/widgets/theme';
import { Button } from '@oja/widgets/ui';
import { ChunkLoadError } from '../onDemand/loadChunk.ts';
import * as styles from './Screen.css.ts';

/**
 * What stands where a part of the app could not be loaded or drawn. It offers to load the app anew, but not while a
 * purchase is on its way to the server. It is part of the first load, for nothing can be loaded when it is needed.
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
