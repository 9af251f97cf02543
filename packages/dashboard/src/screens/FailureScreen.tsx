import { useClient } from '@oja/widgets/binding/ClientProvider.tsx';
import { useSignal } from '@oja/widgets/binding/signals.ts';
import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { dashboard } from '@oja/widgets/text/en/dashboard.ts';
import { subheading } from '@oja/widgets/theme/type.css.ts';
import { Button } from '@oja/widgets/ui/button/Button.tsx';
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
