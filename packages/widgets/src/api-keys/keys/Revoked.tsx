import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { Notice } from '../../ui/notice/Notice.tsx';

export function Revoked({ prefix }: Readonly<{ prefix: string }>) {
  const words = useText({ apiKeys }).apiKeys;
  return <Notice tone="positive">{words.revoked(prefix)}</Notice>;
}
