import { document } from 'virtual:oja-openapi';
import { ApiKeys } from '@oja/widgets/api-keys';
import { ApiReference } from '@oja/widgets/api-reference';
import { useConfig } from '../../config.ts';
import { useHash } from './useHash.ts';

/** The API for agents, with the agent's own keys beside how to use them. The open call is in the address. */
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
      keys={<ApiKeys />}
    />
  );
}
