import { useIsOnline, useText } from '@oja/widgets/binding';
import { shell } from '@oja/widgets/text';
import { Notice } from '@oja/widgets/ui';

/** Explains on every screen that the content may be outdated while the device is offline. */
export function OfflineNotice() {
  const { offline } = useText({ shell }).shell;
  return useIsOnline() ? null : <Notice tone="caution">{offline}</Notice>;
}
