import { useIsOnline, useText } from '@oja/widgets/binding';
import { shell } from '@oja/widgets/text';
import { Notice } from '@oja/widgets/ui';

/** On every screen: why what is shown may be old. */
export function OfflineNotice() {
  const { offline } = useText({ shell }).shell;
  return useIsOnline() ? null : <Notice tone="caution">{offline}</Notice>;
}
