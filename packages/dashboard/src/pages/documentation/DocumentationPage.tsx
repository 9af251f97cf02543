import { document } from 'virtual:oja-openapi';
import { ApiKeys } from '@oja/widgets/api-keys';
import { ApiReference } from '@oja/widgets/api-reference';
import { useConfig } from '../../ConfigContext.ts';
import { lazyChunk } from '../../lazy/loadChunk.ts';
import { column } from '../../screens/Columns.css.ts';
import { Deferred } from '../../screens/Deferred.tsx';
import { useHash } from './useHash.ts';

const webhooks = lazyChunk('webhooks', () =>
  import('@oja/widgets/webhooks').then(({ Webhooks }) => Webhooks),
);

/** Height of the placeholder: the widget's height without webhooks. */
const WEBHOOKS = '350px';

/** The API reference, with the agent's keys and webhooks beside it. The open call is in the URL. */
export function DocumentationPage() {
  const { apiBase } = useConfig();
  const [open, show] = useHash('authentication');
  return (
    <ApiReference
      document={document}
      baseUrl={apiBase || location.origin}
      fileUrl={`${import.meta.env.BASE_URL}openapi.json`}
      open={open}
      onOpenChange={show}
      keys={
        <div className={column}>
          <ApiKeys />
          <Deferred code={webhooks} props={{}} height={WEBHOOKS} />
        </div>
      }
    />
  );
}
